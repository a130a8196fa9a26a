import type { FieldError } from './issues.ts'

// NUL and halves of a surrogate pair: valid in JSON, refused by PostgreSQL's text and jsonb.
const unstorable = /\0|\p{Surrogate}/u

/** Can the database hold the text? */
export const isStorable = (text: string) => !unstorable.test(text)

/** Every text below `value` that the database cannot hold, by its dotted path. */
export function unstorableTextErrors(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [at(path)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => [
    ...(isStorable(key) ? [] : [at(path)]),
    ...unstorableTextErrors(below, [...path, key]),
  ])
}

const at = (path: readonly string[]): FieldError => ({
  field: path.join('.'),
  code: 'invalid_character',
  message: 'Holds a character that cannot be kept',
})
