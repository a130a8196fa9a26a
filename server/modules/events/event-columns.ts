import type { EventDraft } from '#contract/events/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { positionOf } from './position-of.ts'
import { instantsOf } from './times.ts'

/** What an organiser said, as it is kept. @throws Refusal 422 naming the field for times that cannot be */
export async function columnsOf({ clock }: Platform, work: Work, draft: EventDraft) {
  const { start, end } = instantsOf(draft, clock.now().getTime())
  return {
    title: draft.title,
    description: JSON.stringify(draft.description),
    kind: draft.kind,
    for_whom: draft.forWhom,
    audience: draft.audience,
    picture_id: draft.picture,
    place_name: draft.placeName,
    address: JSON.stringify(draft.address),
    ...(await positionOf(work.db, draft.address)),
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    time_zone: draft.timeZone,
    guest_limit: draft.limit,
  }
}
