/** What a new capability is called. */
export interface Names {
  /** Its folders and its module: `reminders`. */
  readonly name: string
  /** One of its records: `reminder`. */
  readonly record: string
  /** Of its migration, with four digits. */
  readonly number: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const plainWord = /^[a-z]+$/

/** @throws Error with a sentence for whoever called it by names that cannot be */
export function checkNames({ name, record }: Omit<Names, 'number'>): void {
  for (const word of [name, record]) if (!plainWord.test(word)) throw new Error(`“${word}” is no word of lower-case letters`)
  if (name === record) throw new Error(`Say what one of ${name} is called: --record …`)
}

/** `reminders` → `reminder`, `bodies` → `body`; the same word where it is no plural. */
export const singularOf = (name: string): string => (name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, ''))

/** A text of the template, or a path, with the names in the places of the template's. */
export function named(text: string, { name, record, number }: Names): string {
  const words: Readonly<Record<string, string>> = {
    'our-screen': name,
    OurScreen: capital(name),
    ourScreen: name,
    Samples: capital(name),
    samples: name,
    Sample: capital(record),
    sample: record,
    NUMBER: number,
  }
  return text.replaceAll(new RegExp(Object.keys(words).join('|'), 'g'), (word) => words[word]!)
}
