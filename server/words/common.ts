import type { ModuleWords } from '#server/kernel/words.ts'

/** Words that no capability owns. */
export const commonWords: ModuleWords = { 'en-US': {} }
