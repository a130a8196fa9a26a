import { z } from 'zod'
import { complaintIds } from '../doctors/treated.ts'
import { mostUploadBytes } from '../files/parts.ts'
import { mediaTypes } from '../kernel/file-types.ts'
import { id, instant } from '../kernel/values.ts'
import { petSpecies } from '../kernel/animals.ts'
import { textInput } from '../kernel/text.ts'
import { flagLevels } from './question.ts'
import { answerFault, longestWords } from './rules.ts'
import { longestDescription } from './media.ts'

const complaint = z.enum([...complaintIds, 'other'])
const choice = z.string().max(40)

const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('yesNo'), yes: z.boolean() }),
  z.strictObject({ kind: z.literal('one'), choice }),
  z.strictObject({ kind: z.literal('several'), choices: z.array(choice).max(20) }),
  z.strictObject({
    kind: z.literal('number'),
    value: z.number().min(0).max(10_000),
    unit: z.enum(['celsius', 'fahrenheit', 'kilogram', 'pound', 'mmhg', 'times']),
  }),
  z.strictObject({ kind: z.literal('words'), words: textInput.max(longestWords) }),
])

/** By question; those that are not asked of this subject and complaint are let go. */
const answersBody = z.record(choice, answer).superRefine((answers, context) => {
  for (const [id, given] of Object.entries(answers)) {
    const code = answerFault(id, given)
    if (code) context.addIssue({ code: 'custom', path: [id], message: 'is no answer to this question', params: { code } })
  }
})

export const intakeBody = z.strictObject({ complaint, answers: answersBody })
export type IntakeBody = z.infer<typeof intakeBody>

/** What is about to come; its kind is proven by its bytes once they are there. */
export const mediumBody = z.strictObject({ type: z.enum(mediaTypes), bytes: z.int().min(1).max(mostUploadBytes) })
export type MediumBody = z.infer<typeof mediumBody>

export const mediumDescription = z.strictObject({ description: textInput.max(longestDescription) })

/** A photo or a video beside the answers. */
export const intakeMedium = z.strictObject({
  id,
  type: z.enum(mediaTypes),
  bytes: z.int(),
  /** Of the file, below the site's address. */
  address: z.string(),
  /** What it shows, in the patient's words. */
  description: z.string(),
})
export type IntakeMedium = z.infer<typeof intakeMedium>

/** One whose parts have not all come. */
export const begunMedium = z.strictObject({ id, upload: id, bytes: z.int() })
export type BegunMedium = z.infer<typeof begunMedium>

export const intake = z.strictObject({
  /** Whom the questions are about: a person, or an animal of this species. */
  subject: z.enum(['person', ...petSpecies]),
  /** `null` until something was told. */
  told: z
    .strictObject({
      complaint,
      answers: z.record(z.string(), answer),
      /** What must not wait, emergencies first. */
      flags: z.array(z.strictObject({ id: z.string(), level: z.enum(flagLevels) })),
      at: instant,
    })
    .nullable(),
  media: z.array(intakeMedium),
  /** For the patient alone; the office sees what has come whole. */
  begun: z.array(begunMedium),
  /** Whether the patient may still answer. */
  isOpen: z.boolean(),
})
export type Intake = z.infer<typeof intake>
