/** Text as it is compared: lower case, without accents, marks and soft hyphens, words apart by one blank. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0652]+|\u00ad/g, '')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/**
 * How well a title answers what was typed: 0 where it begins so, 1 where each word typed begins one of its words, 2 where the
 * description helps; `undefined` where it does not answer.
 */
export function rankOf(typed: string, title: string, about = ''): 0 | 1 | 2 | undefined {
  const wanted = folded(typed)
  if (folded(title).startsWith(wanted)) return 0
  const words = wanted.split(' ')
  if (words.every((word) => beginsAWord(word, title))) return 1
  // Short words begin something in every sentence.
  const isTelling = words.some((word) => word.length >= 4)
  return isTelling && words.every((word) => beginsAWord(word, `${title} ${about}`)) ? 2 : undefined
}

const beginsAWord = (beginning: string, text: string) =>
  folded(text)
    .split(' ')
    .some((word) => word.startsWith(beginning))
