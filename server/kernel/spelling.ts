/**
 * Letters that must be put in, left out, changed or swapped with their neighbour to make one word of the other (optimal string alignment);
 * `limit + 1` where it is more than the limit.
 */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      let least = Math.min(change, row[j]! + 1, next[j - 1]! + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  return Math.min(row[other.length]!, limit + 1)
}

/** So many slips are forgiven in a word of so many letters; short words and numbers must be right. */
const forgiven = (word: string) => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** The word of the list that was most likely meant, with the fewest slips and then the first by the alphabet; `null` where none is near. */
export function nearestIn(words: readonly string[], word: string): string | null {
  const limit = forgiven(word)
  let best: string | null = null
  let least = limit + 1
  for (const known of words) {
    // Whoever is still typing has only the beginning.
    const slips = Math.min(distance(word, known, limit), distance(word, known.slice(0, word.length), limit))
    if (slips < least || (slips === least && slips <= limit && best !== null && known < best)) {
      best = known
      least = slips
    }
  }
  return least <= limit ? best : null
}
