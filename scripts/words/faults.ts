import { pluralBases, splitForm, type Texts } from './texts.ts'

/** The plural forms that a language tells apart. */
export const formsOf = (locale: string): readonly string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

/** What stands for one number alone may say it in words: Arabic's two, English's one, but not French's one, which is nought as well. */
function saysOneNumber(locale: string, form: string): boolean {
  if (form === 'zero') return true
  const rules = new Intl.PluralRules(locale)
  let fitting = 0
  for (let number = 0; number <= 200; number += 1) if (rules.select(number) === form) fitting += 1
  return fitting === 1
}

/** Placeholders `{{name}}` and tags `<0>`, sorted, for comparing. */
const partsOf = (text: string): string[] =>
  (text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? []).map((part) => part.replace(/\s/g, '')).sort()

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g, ''))

/** The keys a language must have for the keys of English: the same, and of a plural all forms that the language tells apart. */
function neededKeys(english: Texts, locale: string): Map<string, { like: string; form: string | null }> {
  const plurals = pluralBases(english)
  const needed = new Map<string, { like: string; form: string | null }>()
  for (const key of english.keys()) {
    const { base, form } = splitForm(key)
    if (form === null || !plurals.has(base)) needed.set(key, { like: key, form: null })
    // i18next takes a zero form in every language; who has one in English needs it everywhere.
    else if (form === 'zero') needed.set(key, { like: key, form })
  }
  for (const base of plurals)
    for (const form of formsOf(locale))
      if (!needed.has(`${base}_${form}`)) needed.set(`${base}_${form}`, { like: `${base}_other`, form })
  return needed
}

function partsDiffer(theirs: string, english: string, locale: string, form: string | null): boolean {
  const given = partsOf(theirs)
  const wanted = partsOf(english)
  if (given.join() === wanted.join()) return false
  const mayOmit = form !== null && saysOneNumber(locale, form)
  return !(mayOmit && given.join() === wanted.filter((part) => !part.startsWith('{{count')).join())
}

/**
 * What is wrong with one language's words beside the English ones, one line each: keys it lacks or alone has, sentences left in English
 * (`same`: those that rightly are the same), placeholders or tags lost or made up.
 */
export function faultsOf(english: Texts, theirs: Texts, locale: string, same: ReadonlySet<string> = new Set()): string[] {
  const faults: string[] = []
  const needed = neededKeys(english, locale)
  for (const [key, { like, form }] of needed) {
    const text = theirs.get(key)
    const original = english.get(like) ?? ''
    if (text === undefined || text.trim() === '') faults.push(`${locale} lacks ${key}`)
    else {
      if (partsDiffer(text, original, locale, form))
        faults.push(`${locale} loses or invents a placeholder or tag in ${key}: "${text}" for "${original}"`)
      if (locale !== 'en-US' && text === english.get(key) && hasWords(text) && !same.has(text))
        faults.push(`${locale} leaves ${key} in English: "${text}"`)
    }
  }
  for (const key of theirs.keys()) if (!needed.has(key)) faults.push(`${locale} has ${key}, which English has not`)
  return faults
}
