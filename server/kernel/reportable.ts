import type { Work } from './work.ts'

/** Something that people report to the office, which may hide it. */
export interface Reportable {
  /** Whose it is and what it says; `null` of what nobody is shown. */
  readonly find: (work: Work, id: string) => Promise<{ readonly memberId: string; readonly text: string } | null>
  /** Hides it, or shows it again. */
  readonly hide: (work: Work, id: string, hiddenAt: Date | null) => Promise<void>
}

declare module './module.ts' {
  interface Module {
    /** What of the capability can be reported, by the word that a report has for it. */
    readonly reportable?: Readonly<Record<string, Reportable>>
  }
}
