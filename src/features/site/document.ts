import type { CapabilityDocument } from '#shared/document/capability-document.ts'
import { tellOfSite } from './structured-data.ts'

/** What the server must know to draw the capability's public pages. */
export const siteDocument: CapabilityDocument = {
  tell: tellOfSite,
}
