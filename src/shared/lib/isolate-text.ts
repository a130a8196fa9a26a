/** A text within a sentence, of which it keeps its own direction. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`
