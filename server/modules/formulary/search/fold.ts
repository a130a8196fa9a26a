/** Small letters without marks: what people type, and what is written in lists, in one form. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Its words: letters and digits, with what stands between digits of a number. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\d]+(?:\.\d+)?/gu) ?? []
