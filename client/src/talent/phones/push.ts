import { paths } from '../../../../shared/paths'

const SCRIPT = '/talent-worker.js'
const WAIT_MS = 10_000

/** Whether this browser can show what is pushed. An iPhone can once the pages are on its home screen. */
export const canBeTold = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** By what this browser is told; null where it is not. */
async function ownSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration(paths.dashboard)
  return (await worker?.pushManager?.getSubscription()) ?? null
}

/** Ends it in this browser; the server forgets it by itself. */
export const unsubscribe = () =>
  ownSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => false)

/** The id by which the server knows an endpoint: its SHA-256. */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The id of this browser; null where it asked nobody, or asked with another key than this server has now. */
export async function thisPhone(publicKey: string): Promise<string | null> {
  const subscription = canBeTold() ? await ownSubscription() : null
  if (!subscription) return null
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  const written = btoa(String.fromCharCode(...key))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return written === publicKey ? idOf(subscription.endpoint) : null
}

/** Asks the person, then the push service of the browser. Null when the person said no. Rejects without a worker. */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(SCRIPT, { scope: paths.dashboard })
  const tooLate = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error('The service worker did not start')), WAIT_MS),
  )
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, tooLate])
  // One with another key stands in the way of a new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}
