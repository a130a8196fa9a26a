import type { FillConfirmation, PrintedLine } from '#contract/papers/schemas.ts'
import type { KnownPaperState, PaperKind } from '#contract/papers/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** What a registered paper is worth now, and what stands on it: never more than is printed. */
export interface PaperStanding {
  readonly state: KnownPaperState
  /** For whom, as it is printed. */
  readonly subject: string
  /** The last day on which it holds, ISO. */
  readonly validUntil: string | null
  /** What it gives or says, line by line. */
  readonly lines: readonly PaperLine[]
}

export interface PaperLine {
  readonly id: string
  readonly text: string
  /** How often it may still be given; `null` where nothing is counted. */
  readonly left: number | null
  readonly due: PrintedLine['due']
}

export interface PaperKindPort {
  /** `null`: the record is gone. Asked of whoever has the code, without a login. */
  standing(db: Reader, recordId: string, now: Date): Promise<PaperStanding | null>
  /**
   * Of papers that count down: somebody outside gave one line. The provider locks, checks the state, counts, tells the parties and audits.
   * @throws Refusal 409 `paper_not_valid`, 409 `nothing_left`, 409 `fill_counted` where something else is left than was read, 409 `more_than_due`, 404 for a line of another paper
   */
  readonly confirmFill?: (platform: Platform, work: Work, recordId: string, fill: Omit<FillConfirmation, 'code'>) => Promise<void>
}

/** Something that was given on a paper and called back since. */
export interface PaperWarning {
  readonly lot: string
  readonly reason: string
  readonly at: string
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** What the papers are worth that the capability issues. */
    readonly papers?: { readonly [K in PaperKind]?: PaperKindPort }
    /** What whoever holds such a paper must be warned of; asked without a login. */
    readonly paperWarnings?: (db: Reader, kind: PaperKind, recordId: string) => Promise<PaperWarning[]>
  }
}

/** @throws Error for a kind that no capability has: a fault of assembly. */
export function paperKind({ modules }: Platform, kind: PaperKind): PaperKindPort {
  const found = modules.find((module) => module.papers?.[kind])?.papers?.[kind]
  if (!found) throw new Error(`No capability says what a paper of the kind ${kind} is worth`)
  return found
}

/** What all capabilities warn of on this paper. */
export async function warningsOn({ modules }: Platform, db: Reader, kind: PaperKind, recordId: string): Promise<PaperWarning[]> {
  const found: PaperWarning[] = []
  for (const { paperWarnings } of modules) if (paperWarnings) found.push(...(await paperWarnings(db, kind, recordId)))
  return found
}
