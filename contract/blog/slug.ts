/** Words of small letters and digits, parted by single dashes. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const slugLength = 120
/** Of a slug that is made from a title: long enough to be read, short enough to be passed on. */
const madeLength = 80

/** The address of a title: `Fever? Don’t panic!` → `fever-don-t-panic`. Empty where the title has no Latin letter or digit. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, madeLength) : `${slug}-${word}`
    if (longer.length > madeLength) break
    slug = longer
  }
  return slug
}
