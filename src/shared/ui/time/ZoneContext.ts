import { createContext, use, useSyncExternalStore } from 'react'

/** The reader's zone where it is not known, on a page drawn by the server: times in it are named. */
export const unknownZone = 'Etc/UTC'

let device: string | undefined
/** Asked once: every time on a page asks, and the browser's answer takes long. Who has travelled looks away from the page meanwhile. */
const deviceZone = () => (device ??= Intl.DateTimeFormat().resolvedOptions().timeZone)
globalThis.document?.addEventListener('visibilitychange', () => (device = undefined))

const never = () => () => {}

/** The zone of the reader's account. Given once by the application. */
export const ZoneContext = createContext<string | undefined>(undefined)

/** Whether the reader's zone is known: not on a page that the server drew, until it has come alive. */
export const useZoneKnown = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The reader's IANA zone: of the account when signed in, else of the device. */
export function useZone(): string {
  const device = useSyncExternalStore(never, deviceZone, () => unknownZone)
  return use(ZoneContext) ?? device
}
