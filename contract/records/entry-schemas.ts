import { z } from 'zod'
import { calendarDate, dateInput, id } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { conditionStates, noteLength, severities } from './values.ts'

const line = (longest: number) => lineInput.min(1).max(longest)
const text = (longest: number) => textInput.max(longest).default('')

/** What an entry says, with days as they are answered or, within people's years, as they are sent. Health data. */
const factsOn = (day: z.ZodISODate) => {
  const dayOrNone = day.nullable().default(null)
  return {
    allergy: z.strictObject({
      kind: z.literal('allergy'),
      substance: line(120),
      /** Of the reference list `allergies`, whose name then is the substance; `null` for words of one's own. */
      referenceId: id.nullable().default(null),
      reaction: text(300),
      severity: z.enum(severities),
      since: dayOrNone,
    }),
    condition: z.strictObject({
      kind: z.literal('condition'),
      name: line(160),
      state: z.enum(conditionStates),
      since: dayOrNone,
      until: dayOrNone,
      remark: text(1000),
    }),
    /** Also what is taken without a prescription of ours. */
    medication: z.strictObject({
      kind: z.literal('medication'),
      name: line(160),
      /** Of the formulary, where it was chosen there. */
      medicineId: z.string().max(64).nullable().default(null),
      dose: lineInput.max(200).default(''),
      since: dayOrNone,
      /** The last day on which it is taken; current until then, or without it. */
      until: dayOrNone,
      remark: text(1000),
    }),
    vaccination: z.strictObject({
      kind: z.literal('vaccination'),
      vaccine: line(120),
      date: day,
      /** When the next one is due. */
      due: dayOrNone,
      batch: text(60),
    }),
  }
}

const note = z.strictObject({
  kind: z.literal('note'),
  subjective: textInput.max(noteLength),
  objective: textInput.max(noteLength),
  assessment: textInput.max(noteLength),
  plan: textInput.max(noteLength),
})

const documentOn = (day: z.ZodISODate) => ({ kind: z.literal('document'), title: line(160), date: day.nullable().default(null) })

const sent = factsOn(dateInput)
const answered = factsOn(calendarDate)

/** What is written anew. A note is signed from its draft instead. */
export const newFacts = z.discriminatedUnion('kind', [
  sent.allergy,
  sent.condition,
  sent.medication,
  sent.vaccination,
  z.strictObject({ ...documentOn(dateInput), file: id }),
])
export type NewFacts = z.output<typeof newFacts>

/** What stands instead. A document keeps its file: another file is another document. */
export const correctedFacts = z.discriminatedUnion('kind', [
  sent.allergy,
  sent.condition,
  sent.medication,
  sent.vaccination,
  note,
  z.strictObject(documentOn(dateInput)),
])
export type CorrectedFacts = z.output<typeof correctedFacts>

export const entryFacts = z.discriminatedUnion('kind', [
  answered.allergy,
  answered.condition,
  answered.medication,
  answered.vaccination,
  note,
  z.strictObject(documentOn(calendarDate)),
])
export type EntryFacts = z.infer<typeof entryFacts>
export type FactsOf<K extends EntryFacts['kind']> = Extract<EntryFacts, { kind: K }>
