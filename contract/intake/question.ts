import type { ComplaintId, PetSpecies } from '../doctors/treated.ts'

/** What a visit is mainly about: a complaint that doctors are found by, or anything else. */
export type IntakeComplaint = ComplaintId | 'other'

/** Whom and what the questions are about. */
export interface IntakeAbout {
  /** `person`, or the animal's species. */
  readonly subject: 'person' | PetSpecies
  readonly complaint: IntakeComplaint
}

/** Units that a number is answered in. */
export type IntakeUnit = 'celsius' | 'fahrenheit' | 'kilogram' | 'pound' | 'mmhg' | 'times'

export type IntakeAnswer =
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  | { readonly kind: 'one'; readonly choice: string }
  | { readonly kind: 'several'; readonly choices: readonly string[] }
  | { readonly kind: 'number'; readonly value: number; readonly unit: IntakeUnit }
  | { readonly kind: 'words'; readonly words: string }

/** By question. What is not answered is not there. */
export type IntakeAnswers = Readonly<Record<string, IntakeAnswer>>

/** Limits of a number in one of its units, and how it becomes the first of them, in which conditions compare. */
export interface UnitRange {
  readonly unit: IntakeUnit
  readonly min: number
  readonly max: number
  readonly hasDecimals: boolean
  /** `first = (value - less) * times`. */
  readonly less: number
  readonly times: number
}

interface Asked {
  readonly id: string
  /** Of whom it is asked; of everybody where it is absent. */
  readonly subjects?: readonly IntakeAbout['subject'][]
  /** About what it is asked; about everything where it is absent. */
  readonly complaints?: readonly IntakeComplaint[]
  /** Asked only where this holds of earlier answers. */
  readonly if?: Condition
}

export type Question = Asked &
  (
    | { readonly kind: 'yesNo' | 'words' }
    | { readonly kind: 'one' | 'several'; readonly options: readonly string[] }
    | { readonly kind: 'number'; readonly units: readonly UnitRange[] }
  )

/** What can be said of answers. A question without an answer fulfils none of them. */
export type Condition =
  | { readonly question: string; readonly yes: boolean }
  /** One of these was chosen, of one or several. */
  | { readonly question: string; readonly chose: readonly string[] }
  /** In the question's first unit. */
  | { readonly question: string; readonly atLeast: number }
  | { readonly all: readonly Condition[] }

/** `emergency`: help is called now. `urgent`: to be seen within hours, whatever the visit that is being booked. */
export const flagLevels = ['emergency', 'urgent'] as const
export type FlagLevel = (typeof flagLevels)[number]

/** What must not wait for a visit. It follows from questions that are asked; one of others' answers never. */
export interface RedFlag {
  readonly id: string
  readonly level: FlagLevel
  readonly subjects?: readonly IntakeAbout['subject'][]
  readonly when: Condition
}
