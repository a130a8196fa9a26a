import { merged } from '#contract/capabilities.ts'
import type { HubEventKind } from '#contract/hub/events.ts'
import type { TagType } from '#shared/api/tags.ts'

const events = Object.entries(merged('hub')) as unknown as readonly (readonly [
  HubEventKind,
  { readonly tags: readonly TagType[] },
])[]

/**
 * What each event makes stale. The first type is that of the record whose id the event carries: of it only this record and lists are asked
 * for again (`shared/api/refresh.ts`). Only what is on the screen, so that whoever looks sees the change at once.
 */
export const hubTags = Object.fromEntries(events.map(([kind, { tags }]) => [kind, tags])) as Readonly<
  Record<HubEventKind, readonly TagType[]>
>

export const kindsThatRefresh = (Object.keys(hubTags) as HubEventKind[]).filter((kind) => hubTags[kind].length > 0)
