import type { CapabilityDocument } from '#shared/document/capability-document.ts'
import { tellOfLostAnimal } from './structured-data.ts'

/** What the server must know to draw the capability's public pages. */
export const lostDocument: CapabilityDocument = { tell: tellOfLostAnimal }
