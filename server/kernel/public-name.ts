/** `Ann B.`: the first name and an initial, since reviews are public and whole names are not. */
export function publicName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const initial = Array.from(rest.at(-1) ?? '')[0]
  return initial ? `${first} ${initial}.` : first
}
