import type { Module } from '#server/kernel/module.ts'
import { papersEndpoints } from './endpoints.ts'
import { papersMigrations } from './migrations/index.ts'
import './paper-kinds.ts'
import { seedLetterheads } from './seed/seed-letterheads.ts'
import './tables.ts'

export { dayText } from './day-text.ts'
import { papersData } from './personal-data.ts'
export { makePaper } from './engine/make-paper.ts'
export { makePoster, type Poster } from './engine/poster.ts'
export type { Block, Column, Fact, Paper, PaperCheck, PaperHead, PaperSignature, SignatureBlock } from './engine/paper.ts'
export { issuedPaper, type IssuedPaper } from './issued-paper.ts'
export { letterheadOf, type Letterhead } from './letterhead/letterhead-of.ts'
export { paperHead } from './letterhead/logo.ts'
export type { PaperKindPort, PaperLine, PaperStanding, PaperWarning } from './paper-kinds.ts'
export { inOwnDirection } from './own-direction.ts'
export { pdfAnswer } from './pdf-answer.ts'
export { checkOf, registerPaper, type NewPaper } from './register-paper.ts'
export { paperSentences } from './sentences.ts'
export { speciesNames } from './species-names.ts'
export { signedBy } from './signed-by.ts'

/** Papers that leave the platform: how they are made, whose letterhead they have, and what they are worth to whoever holds them. */
export const papersModule: Module = {
  name: 'papers',
  personalData: papersData,
  endpoints: papersEndpoints,
  migrations: papersMigrations,
  seed: seedLetterheads,
}
