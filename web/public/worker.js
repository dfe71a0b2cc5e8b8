/* Shows notices, which phones let no page do itself, and leads from them to their table. It keeps nothing and
   answers nothing: pages come from the server. */

addEventListener('install', () => skipWaiting())

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})

async function goTo(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === address)
  return there ? there.focus() : clients.openWindow(address)
}
