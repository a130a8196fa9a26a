import { blogDocument } from '#features/blog/document.ts'
import { doctorsDocument } from '#features/doctors/document.ts'
import { eventsDocument } from '#features/events/document.ts'
import { lostDocument } from '#features/lost/document.ts'
import { shopDocument } from '#features/shop/document.ts'
import { siteDocument } from '#features/site/document.ts'
import type { CapabilityDocument } from '#shared/document/capability-document.ts'

/** The capabilities whose pages the server draws: one line each. Of several that know what a page is about the first tells of it. */
export const documents: readonly CapabilityDocument[] = [
  doctorsDocument,
  blogDocument,
  shopDocument,
  eventsDocument,
  lostDocument,
  siteDocument,
]
