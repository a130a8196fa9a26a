import { z } from 'zod'
import { richText, writtenText } from '../kernel/rich-text.ts'
import { decimalInput, id, instant, localTimeInput, pageOf, pageQuery, revisionInput, timeZone } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { postalAddress } from '../kernel/postal-address.ts'
import {
  eventAudiences,
  eventGuestsOf,
  eventKinds,
  eventLimits,
  eventPhases,
  eventSorts,
  guestStandings,
  ownEventTabs,
} from './values.ts'

const placeName = lineInput.max(eventLimits.placeName)
const facts = {
  title: lineInput.min(3).max(eventLimits.title),
  kind: z.enum(eventKinds),
  forWhom: z.enum(eventGuestsOf),
  audience: z.enum(eventAudiences),
}

/** What an organiser says of an event. The times are those of `timeZone`, the place's; the server makes instants of them. */
export const eventDraft = z.strictObject({
  ...facts,
  description: writtenText,
  placeName: placeName.default(''),
  address: postalAddress,
  startsAt: localTimeInput,
  endsAt: localTimeInput,
  timeZone,
  /** How many may go; `null` as many as like. */
  limit: z.int().min(1).max(eventLimits.guests).nullable(),
  /** A file that was handed over for `eventPicture`. */
  picture: id.nullable(),
})
export type EventDraft = z.infer<typeof eventDraft>

/** `version` is the one that was read: another change in between is refused. */
export const eventChange = eventDraft.extend({ version: revisionInput.min(1) })

export const cancellation = z.strictObject({ reason: textInput.min(3).max(eventLimits.reason) })

export const eventPlace = z.strictObject({
  name: z.string(),
  address: postalAddress,
  /** Of the place, or about the middle of its town; `null` where the town is not known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const face = {
  id,
  ...facts,
  /** By the server's clock: the page need not have one. */
  phase: z.enum(eventPhases),
  /** Address of its picture; `null` without one. */
  picture: z.string().nullable(),
  place: eventPlace,
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  limit: z.int().nullable(),
  going: z.int(),
  interested: z.int(),
  waiting: z.int(),
  /** How the caller stands to it; `null` for who is no guest. */
  standing: z.enum(guestStandings).nullable(),
  /** The caller organises it. */
  own: z.boolean(),
}

/** An event in a list. `distance` in kilometres from the asked position. */
export const eventCard = z.strictObject({ ...face, distance: z.number().nullable() })
export type EventCard = z.infer<typeof eventCard>

export const eventDetails = z.strictObject({
  ...face,
  description: richText,
  /** For visitors the first name alone, without a picture. */
  organiser: z.strictObject({ name: z.string(), avatar: z.string().nullable() }),
  /** Why it was cancelled. */
  reason: z.string().nullable(),
  version: z.int(),
})
export type EventDetails = z.infer<typeof eventDetails>

export const guestWish = z.strictObject({ standing: z.enum(guestStandings) })

export const eventQuery = z.strictObject({
  ...pageQuery,
  kind: z.enum(eventKinds).optional(),
  /** Words in the title, the place's name or its address. */
  search: lineInput.max(100).optional(),
  latitude: decimalInput(z.number().min(-90).max(90)).optional(),
  longitude: decimalInput(z.number().min(-180).max(180)).optional(),
  /** Kilometres; needs a position. */
  maximumDistance: decimalInput(z.number().positive().max(20_100)).optional(),
  /** `nearest` needs a position. */
  sort: z.enum(eventSorts).default('soonest'),
})
export type EventQuery = z.infer<typeof eventQuery>

export const ownEventQuery = z.strictObject({ ...pageQuery, tab: z.enum(ownEventTabs).default('going') })

/** Pharmacies and companies are told a first name with an initial, and no picture. */
export const guest = z.strictObject({ id, name: z.string(), avatar: z.string().nullable() })
export const guestQuery = z.strictObject({ ...pageQuery, standing: z.enum(guestStandings).default('going') })

export const eventPage = pageOf(eventCard)
export const guestPage = pageOf(guest)
