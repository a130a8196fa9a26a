const wordsPerMinute = 200

/** Minutes it takes to read a text, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
