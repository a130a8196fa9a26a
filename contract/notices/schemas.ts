import { z } from 'zod'
import { flag, id, instant, pageOf, pageQuery, wallTime } from '../kernel/values.ts'
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

export const noticeChoice = z.strictObject({
  kind: noticeKind,
  inApp: z.boolean(),
  email: z.boolean(),
  /** Left as it is where nothing is said. */
  push: z.boolean().optional(),
})

export const noticeChoices = z.strictObject({
  /** `email` and `push` are null for kinds that never go that way. */
  choices: z.array(noticeChoice.extend({ email: z.boolean().nullable(), push: z.boolean().nullable() })),
})

const timeOfDay = wallTime.refine((time) => time !== '24:00', { error: 'midnight is 00:00', params: { code: 'midnight' } })

/**
 * When the person wants neither mail nor push, in their own zone: `22:00` to `07:00` passes midnight. What comes meanwhile is held and
 * goes out as one when they end; notices in the application are there at once.
 */
export const quietHours = z
  .strictObject({ on: z.boolean(), from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'the same as the beginning',
    params: { code: 'same_as_beginning' },
  })
export type QuietHours = z.infer<typeof quietHours>

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

/** A device as its browser or Firebase names it. */
export const pushSubscription = z.discriminatedUnion('service', [
  z.strictObject({
    service: z.literal('webpush'),
    endpoint: z.url().max(1000),
    p256dh: base64url.max(100),
    auth: base64url.max(50),
  }),
  z.strictObject({ service: z.literal('fcm'), token: z.string().min(20).max(1000) }),
])

export const pushDevices = z.strictObject({
  /** With which a browser subscribes, base64url; `null` where the platform sends no web push. */
  publicKey: z.string().nullable(),
  devices: z.array(
    z.strictObject({
      id,
      userAgent: z.string(),
      /** The caller's own, of this session. */
      current: z.boolean(),
      createdAt: instant,
    }),
  ),
})
export type PushDevice = z.infer<typeof pushDevices>['devices'][number]
