import { z } from 'zod'
import { id, instant, instantInput, locale, pageOf, pageQuery, revisionInput } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { requestStates } from './states.ts'
import { deskFilters, messageSides, requestSources, requestTopics, supportLimits } from './values.ts'

const { subject, text, title } = supportLimits
const words = textInput.min(text.least).max(text.most)

/** What a failed call named, so that the office finds what happened. */
export const failedCall = z.uuid()

export const newRequest = z.strictObject({
  topic: z.enum(requestTopics),
  subject: lineInput.min(subject.least).max(subject.most),
  text: words,
  failedCall: failedCall.nullable().default(null),
})
export type NewRequest = z.output<typeof newRequest>

export const newMessage = z.strictObject({ text: words })

const message = z.strictObject({
  id,
  side: z.enum(['person', 'office']),
  /** Who wrote; of the office the first name. `null`: the account is closed. */
  name: z.string().nullable(),
  text: z.string(),
  at: instant,
})
export const ownRequestItem = z.strictObject({
  id,
  /** `2026-000123`: how people call it. */
  number: z.string(),
  topic: z.enum(requestTopics),
  subject: z.string(),
  state: z.enum(requestStates),
  openedAt: instant,
  lastAt: instant,
  /** The office wrote since the person looked. */
  isNew: z.boolean(),
})
export type OwnRequestItem = z.infer<typeof ownRequestItem>
export const ownRequestsQuery = z.strictObject(pageQuery)
export const ownRequestsPage = pageOf(ownRequestItem)
export const ownRequest = ownRequestItem.extend({ messages: z.array(message) })
export type OwnRequest = z.infer<typeof ownRequest>

const administrator = z.strictObject({ id, name: z.string() })
export const deskRequestItem = z.strictObject({
  id,
  number: z.string(),
  topic: z.enum(requestTopics),
  source: z.enum(requestSources),
  subject: z.string(),
  state: z.enum(requestStates),
  /** As they call themselves. */
  name: z.string(),
  openedAt: instant,
  /** Since when it waits as it stands. */
  since: instant,
  snoozedUntil: instant.nullable(),
  assignedTo: administrator.nullable(),
})
export type DeskRequestItem = z.infer<typeof deskRequestItem>
export const deskQuery = z.strictObject({
  ...pageQuery,
  show: z.enum(deskFilters).default('waitingForUs'),
  topic: z.enum(requestTopics).optional(),
  /** Beginning of the number, or of a word in the subject or the name. */
  search: lineInput.max(100).optional(),
})
export type DeskQuery = z.output<typeof deskQuery>
export const deskPage = pageOf(deskRequestItem)

const deskMessage = message.extend({ side: z.enum(messageSides) })
export const deskRequest = deskRequestItem.extend({
  /** Counts what was written and done; another one by now is refused. */
  revision: z.int(),
  /** Whose account it is; `null`: a visitor, or a closed account. */
  personId: id.nullable(),
  /** Where a visitor is answered. */
  email: z.string().nullable(),
  /** The person's language. */
  locale,
  failedCall: failedCall.nullable(),
  messages: z.array(deskMessage),
})
export type DeskRequest = z.infer<typeof deskRequest>

const revision = revisionInput
export const assignment = z.strictObject({ to: z.enum(['nobody', 'present']) })
export const answer = z.strictObject({
  text: words,
  revision,
  /** And it is solved by that. */
  solve: z.boolean().default(false),
})
export const note = z.strictObject({ text: words })
export const snooze = z.strictObject({ until: instantInput, revision })
export const step = z.strictObject({ verb: z.enum(['solve', 'reopen', 'wake']), revision })
export const replying = z.strictObject({ replying: z.boolean() })

export const atDesk = z.strictObject({
  present: z.array(administrator.extend({ open: z.int() })),
})
export type AtDesk = z.infer<typeof atDesk>

export const cannedDraft = z.strictObject({
  locale,
  title: lineInput.min(1).max(title),
  text: words,
})
export type CannedDraft = z.output<typeof cannedDraft>
export const cannedChange = cannedDraft.extend({ revision })
export const cannedAnswer = cannedDraft.extend({ id, revision: z.int() })
export type CannedAnswer = z.infer<typeof cannedAnswer>
export const cannedAnswers = z.strictObject({ items: z.array(cannedAnswer) })
