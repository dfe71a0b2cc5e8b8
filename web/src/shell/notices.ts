/** Notices of the browser. Our service worker (`public/worker.js`) shows them: phones show none that a page makes
 * itself. */

const WORKER = '/worker.js'

/** Why there can be none here: browsers show them only from secure addresses, and some only from installed pages. */
export type Obstacle = 'insecure' | 'missing' | 'refused'

export interface Notice {
  title: string
  body: string
  /** Where it leads, by which it is also known: a newer one takes its place. */
  address: string
}

export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** The only place where the browser is asked whether it may. */
export async function askToNotify(): Promise<Obstacle | null> {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in window && 'serviceWorker' in navigator)) return 'missing'
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  return worker().then(
    () => null,
    () => 'missing',
  )
}

export async function notify({ title, body, address }: Notice): Promise<void> {
  const shown = { body, tag: address, data: address, icon: '/icon-192.png' }
  await (await worker()).showNotification(title, shown)
}

/** What it said is not so any more. */
export async function takeNoticeAway(address: string): Promise<void> {
  const notices = await (await worker()).getNotifications({ tag: address })
  for (const notice of notices) notice.close()
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}
