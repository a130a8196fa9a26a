import type { Reader } from './db.ts'

/** Where a capability keeps phone numbers of its people. */
export interface StoredPhones {
  readonly place: 'mobile' | 'emergencyContact' | 'address' | 'pharmacy' | 'company'
  /** The next people who have numbers there, by their id. */
  readonly read: (
    db: Reader,
    page: { readonly after: string | null; readonly size: number },
  ) => Promise<readonly { readonly userId: string; readonly phones: readonly string[] }[]>
  /** The address within the site where they change them. */
  readonly link: string
}

declare module './module.ts' {
  interface Module {
    readonly storedPhones?: readonly StoredPhones[]
  }
}
