import type { LazySlice } from '../state/lazy-slice.ts'

/** What the base query needs of the application beyond the store; handed over as the store's extra argument. */
export interface ApiServices {
  /** Instead of the browser's network: pages drawn on the server ask the platform beside them. */
  fetch?: (request: Request) => Promise<Response>
  /** Writes the login record to storage at once, so that other tabs read the renewed tokens before they ask for their own. */
  saveLogin: () => Promise<void>
  /** The server refuses to renew the session: signs out, clears all storage and goes to the home page. */
  endSession: () => Promise<void>
  /** Has a slice join the store (`needSlice`); no slice joins where pages are drawn. */
  addSlice?: (slice: LazySlice) => void
  /** The session that the server is ending, because the person signs out. */
  leaving?: string
}
