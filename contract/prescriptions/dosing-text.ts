import type { Locale } from '../kernel/values.ts'
import { dosingWords } from './dosing-words.ts'
import type { Prescribed } from './schemas.ts'
import type { DoseUnit } from './values.ts'

/** So much of a unit in the words of a language: "2 tablets", "2.5 mL". */
export function amountText(amount: number, unit: DoseUnit, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(amount)
  if (unit === 'mL' || unit === 'g' || unit === 'mg') return `${number} ${unit}`
  const forms = dosingWords[locale].units[unit]
  return `${number} ${forms[new Intl.PluralRules(locale).select(amount)] ?? forms.other}`
}

type Dosing = Pick<Prescribed, 'dose' | 'doseUnit' | 'frequency' | 'asNeeded' | 'days' | 'route'>

/** How a line is taken: "1 tablet by mouth, three times a day, for 7 days". */
export function dosingText({ dose, doseUnit, frequency, asNeeded, days, route }: Dosing, locale: Locale): string {
  const words = dosingWords[locale]
  const course = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
  return [
    `${amountText(dose, doseUnit, locale)} ${words.routes[route]}`,
    words.frequencies[frequency],
    frequency === 'once' ? '' : words.forDays.replace('{{days}}', course),
    asNeeded ? words.asNeeded : '',
  ]
    .filter(Boolean)
    .join(words.separator)
}

/** A medicine with its strength and form: "Amoxicillin 250 mg, capsule". */
export const medicineText = ({ name, strength, form }: Pick<Prescribed, 'name' | 'strength' | 'form'>, locale: Locale): string =>
  `${`${name} ${strength}`.trim()}${dosingWords[locale].separator}${dosingWords[locale].forms[form]}`
