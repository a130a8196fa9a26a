import type { z } from 'zod'
import type { pushSubscription } from '#contract/notices/schemas.ts'

export type PushSubscriptionBody = z.input<typeof pushSubscription>

/** What this browser can do: nothing, only from the home screen (as on iPhones), not allowed by the person, or show pushes. */
export type Ability = 'unsupported' | 'homeScreen' | 'denied' | 'able'

/** `publicKey`: the platform's; without one it sends no pushes to browsers. */
export function abilityOf(publicKey: string | null): Ability {
  if (publicKey === null) return 'unsupported'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return needsHomeScreen() ? 'homeScreen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** iPhones and iPads have pushes for what lies on the home screen alone. An iPad calls itself a Mac, with fingers. */
const needsHomeScreen = () =>
  (/iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)) &&
  !matchMedia('(display-mode: standalone)').matches

/** Asks the person, and has the browser name its push service. `null`: they do not want it. Throws where the browser cannot do it. */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made with another key takes no messages of ours.
  const former = await pushManager.getSubscription()
  if (former && keyOf(former) !== publicKey) await former.unsubscribe()
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON()
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) throw new Error('The browser names no push service')
  return { service: 'webpush', endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey
  if (key === null) return null
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The browser's own part is given up; the platform has been told already. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
