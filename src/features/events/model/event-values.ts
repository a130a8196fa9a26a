import type { EventDetails } from '#contract/events/schemas.ts'
import type { EventAudience, EventFor, EventKind } from '#contract/events/values.ts'
import { fileAt } from '#contract/files/address.ts'
import { addressOf, draftOfAddress } from '#features/places/index.ts'
import type { RichText } from '#shared/lib/rich-text.ts'
import { emptyAddress, type AddressDraft } from '#shared/ui/address/address-draft.ts'
import { wallTimeAt } from '#shared/lib/wall-instant.ts'

/** An event as its form holds it. */
export interface EventValues {
  title: string
  kind: EventKind | ''
  forWhom: EventFor
  description: RichText | null
  /** Id of a file. */
  picture: string | null
  placeName: string
  address: AddressDraft
  /** Wall times of `timeZone`. */
  startsAt: string
  endsAt: string
  timeZone: string
  /** Empty: as many as like. */
  limit: string
  audience: EventAudience
}

export const newEventValues = (timeZone: string): EventValues => ({
  title: '',
  kind: '',
  forWhom: 'everybody',
  description: null,
  picture: null,
  placeName: '',
  address: emptyAddress(),
  startsAt: '',
  endsAt: '',
  timeZone,
  limit: '',
  audience: 'members',
})

export const valuesOfEvent = (event: EventDetails): EventValues => ({
  title: event.title,
  kind: event.kind,
  forWhom: event.forWhom,
  description: event.description,
  picture: fileAt(event.picture) ?? null,
  placeName: event.place.name,
  address: draftOfAddress(event.place.address),
  startsAt: wallTimeAt(event.startsAt, event.timeZone),
  endsAt: wallTimeAt(event.endsAt, event.timeZone),
  timeZone: event.timeZone,
  limit: event.limit === null ? '' : String(event.limit),
  audience: event.audience,
})

/** What the contract's schema checks. What is not chosen or written is missing, rather than wrong. */
export const draftOfValues = (values: EventValues) => ({
  ...values,
  kind: values.kind || undefined,
  description: values.description ?? undefined,
  address: addressOf(values.address),
  limit: values.limit.trim() === '' ? null : Number(values.limit),
})
