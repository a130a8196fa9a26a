import { createContext, use } from 'react'

/** The reader's IANA zone: of the account when signed in, else of the device. Given once by the application. */
export const ZoneContext = createContext<string | undefined>(undefined)

export function useZone(): string {
  return use(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
