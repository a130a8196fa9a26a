import { z } from 'zod'
import { fileTypes } from '../kernel/file-types.ts'
import { roles } from '../kernel/roles.ts'
import { decimalInput, id, instant, pageOf, pageQuery } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { cardKinds, chatLimits, conversationStandings, relationshipKinds, shownSigns } from './values.ts'

const seq = z.int().min(0).max(2_147_483_647)
const seqInput = decimalInput(z.number().int().min(0).max(2_147_483_647))

export const chatPerson = z.strictObject({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(roles),
  /** Of a doctor's staff: for whom they work. */
  worksFor: z.string().nullable(),
})
export type ChatPerson = z.infer<typeof chatPerson>

/** A record as it stands now. */
export const card = z.strictObject({
  kind: z.enum(cardKinds),
  id,
  /** By which people know it; `null` without one. */
  number: z.string().nullable(),
  at: instant,
  /** Of its capability's machine. */
  state: z.string(),
})
export type Card = z.infer<typeof card>

export const attachment = z.strictObject({
  id,
  type: z.enum(fileTypes),
  bytes: z.int(),
  name: z.string(),
})
export type Attachment = z.infer<typeof attachment>

export const chatMessage = z.strictObject({
  id,
  conversation: id,
  /** Its place in the conversation, from 1 and without gaps. */
  seq,
  /** The conversation's change that it was last touched by. */
  change: seq,
  /** `null` where the account is gone. */
  from: id.nullable(),
  /** Under which its sender sent it. */
  clientId: id,
  text: z.string(),
  at: instant,
  editedAt: instant.nullable(),
  deleted: z.boolean(),
  /** What it answers, as that stands now. */
  replyTo: z.strictObject({ seq, from: id.nullable(), text: z.string(), deleted: z.boolean() }).nullable(),
  files: z.array(attachment),
  card: card.nullable(),
})
export type ChatMessage = z.infer<typeof chatMessage>

const face = {
  /** `null` while nothing has been written. */
  id: id.nullable(),
  /** `null` where the account is gone. */
  peer: chatPerson.nullable(),
  standing: z.enum(conversationStandings),
  /** Of the last message. */
  lastSeq: seq,
  /** Of the last change. */
  lastChange: seq,
  unread: z.int(),
  /** Up to which the caller has read. */
  readSeq: seq,
}

export const conversationCard = z.strictObject({
  ...face,
  id,
  last: z
    .strictObject({
      text: z.string(),
      own: z.boolean(),
      deleted: z.boolean(),
      files: z.int(),
      card: z.enum(cardKinds).nullable(),
    })
    .nullable(),
  at: instant,
})
export type ConversationCard = z.infer<typeof conversationCard>

export const conversationDetails = z.strictObject({
  ...face,
  /** How far the other one has received and read; `null` where that is not shown. */
  peerDelivered: seq.nullable(),
  peerRead: seq.nullable(),
  /** Minutes within which the other one usually answers; `null` where too little is known. */
  answersWithin: z.int().nullable(),
  /** Of what one may write for. */
  because: z.array(z.enum(relationshipKinds)),
})
export type ConversationDetails = z.infer<typeof conversationDetails>

export const withQuery = z.strictObject({ with: id })
export const partnerQuery = z.strictObject({ search: lineInput.max(chatLimits.search).optional() })
export const partners = z.strictObject({
  people: z.array(chatPerson.extend({ because: z.array(z.enum(relationshipKinds)) })),
})

export const messageQuery = z.strictObject({
  /** One of these at most. */
  before: seqInput.optional(),
  after: seqInput.optional(),
  around: seqInput.optional(),
})
/** In the conversation's order. */
export const messages = z.strictObject({ messages: z.array(chatMessage), lastSeq: seq, lastChange: seq })
export type Messages = z.infer<typeof messages>

export const changeQuery = z.strictObject({ after: seqInput })
/** `tooMany`: those before the ones that are told are not told; what is known of older messages may be stale. */
export const changes = messages.extend({ tooMany: z.boolean() })
export type Changes = z.infer<typeof changes>

const text = textInput.max(chatLimits.text)

export const messageDraft = z.strictObject({
  to: id,
  /** The sender's own, the same however often it is sent. */
  clientId: id,
  text,
  /** Files that were handed over for `chatFile`, with the names they had. */
  files: z
    .array(z.strictObject({ id, name: lineInput.min(1).max(chatLimits.fileName) }))
    .max(chatLimits.files)
    .default([]),
  /** The number of the message that it answers. */
  replyTo: seq.nullable().default(null),
  card: z
    .strictObject({ kind: z.enum(cardKinds), id })
    .nullable()
    .default(null),
})
export type MessageDraft = z.infer<typeof messageDraft>

export const messageEdit = z.strictObject({ text: text.min(1) })

export const messageHistory = z.strictObject({ versions: z.array(z.strictObject({ text: z.string(), at: instant })) })

export const position = z.strictObject({ delivered: seq, read: seq })
export const typing = z.strictObject({ typing: z.boolean() })
export const cards = z.strictObject({ cards: z.array(card) })

export const messageSearch = z.strictObject({
  ...pageQuery,
  search: lineInput.min(1).max(chatLimits.search),
  conversation: id.optional(),
})
export const foundMessages = pageOf(
  z.strictObject({ id, conversation: id, seq, peer: chatPerson.nullable(), own: z.boolean(), text: z.string(), at: instant }),
)

export const unread = z.strictObject({ messages: z.int(), conversations: z.int() })

export const chatSettings = z.strictObject(
  Object.fromEntries(shownSigns.map((sign) => [sign, z.boolean()])) as Record<(typeof shownSigns)[number], z.ZodBoolean>,
)
export type ChatSettings = z.infer<typeof chatSettings>

export const present = z.strictObject({
  /** Those who look at the platform now. */
  people: z.array(id),
})
