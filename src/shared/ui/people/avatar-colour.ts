import { workspaces, type Workspace } from '../tokens/themes.ts'

/** The first letters of the first and the last word, upper case in the name's own script; `?` for a name without letters. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const letter = (word: string | undefined) => word?.match(/\p{L}|\p{N}/u)?.[0] ?? ''
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(letter).join('').toUpperCase() || '?'
}

/** The same accent for the same name, everywhere. */
export function accentOf(name: string): Workspace {
  let sum = 0
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return workspaces[sum % workspaces.length] ?? 'patient'
}
