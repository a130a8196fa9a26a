import { z } from 'zod'
import { flag, id, instant, pageOf, pageQuery } from '../kernel/values.ts'
import { noticeKinds, type NoticeKind } from './kinds.ts'

export const noticeKind = z.enum(Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]])

export const notice = z.strictObject({
  id,
  /** Key of its words. Text and not an enumeration: an old notice may be of a kind that is no longer sent. */
  kind: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The route that opens the thing itself, without a leading slash. */
  link: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
})
export type Notice = z.infer<typeof notice>

export const noticesQuery = z.strictObject({
  ...pageQuery,
  /** Only those that wait to be read. */
  unread: flag.optional(),
})

export const noticePage = pageOf(notice)

/** `1001` reads "more than 1,000". */
export const unreadCount = z.strictObject({ unread: z.int().min(0).max(1001) })

/** The newest one that the person has seen: what came since stays unread. */
export const readUpTo = z.strictObject({ newest: id })

export const noticeChoice = z.strictObject({ kind: noticeKind, inApp: z.boolean(), email: z.boolean() })

export const noticeChoices = z.strictObject({
  /** `email` is null for kinds that are never mailed. */
  choices: z.array(noticeChoice.extend({ email: z.boolean().nullable() })),
})
