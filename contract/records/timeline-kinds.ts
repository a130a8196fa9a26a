import { entryKinds } from './values.ts'

/** What a timeline is made of, in the order in which kinds are offered. Those beside the record's own are handed over by their capabilities. */
export const timelineKinds = [...entryKinds, 'visit', 'summary', 'prescription', 'certificate', 'observation', 'care'] as const
export type TimelineKind = (typeof timelineKinds)[number]
