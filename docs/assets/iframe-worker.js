// The search runs in a worker, and browsers start none for pages that are opened from a folder. There it runs in a
// hidden frame of the same page instead. (Material for MkDocs would get such a script from another host.)
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.append(frame)
      this.inside = frame.contentWindow
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }))
      const script = this.inside.document.createElement('script')
      script.src = url
      this.ready = new Promise((done) => script.addEventListener('load', done))
      this.inside.document.head.append(script)
    }
    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent('message', { data })))
    }
  }
}
