/** Search engines show no more of a description. */
const most = 160

/** As much of a text as search engines show, in whole words; an ellipsis where there is more. */
export function firstWords(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const within = plain.slice(0, most)
  const end = within.lastIndexOf(' ')
  return `${end > 0 ? within.slice(0, end) : within}…`
}
