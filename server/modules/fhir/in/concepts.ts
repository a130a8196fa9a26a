import { z } from 'zod'
import { absentCodes, absentPhrases, missingCodeSystems } from './absent-codes.ts'

export const concept = z.looseObject({
  text: z.string().optional(),
  coding: z
    .array(z.looseObject({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() }))
    .optional(),
})
export type Concept = z.infer<typeof concept>

/** Is this the name of something that the platform knows, such as a medicine of the formulary? */
export type KnowsName = (kind: 'allergy' | 'medication', name: string) => boolean

/** All that a concept is called: its text first, then its codings in their order. */
export const getNames = ({ text, coding = [] }: Concept): string[] =>
  [text, ...coding.filter(({ system }) => !missingCodeSystems.has(system)).map(({ display }) => display)]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')

/** What a concept is called: by the first name that is known, else by the first; empty where it has none. */
export function chooseName(given: Concept, isKnown: (name: string) => boolean = () => false): string {
  const names = getNames(given)
  return names.find(isKnown) ?? names[0] ?? ''
}

/** All codes of a system. */
export const getCodes = ({ coding = [] }: Concept, system: string): string[] =>
  coding.flatMap((one) => (one.system === system && one.code !== undefined ? [one.code] : []))

const longestPhrase = 120

/** Does a concept state that there is nothing, or that nothing is known, in place of naming something? */
export function isAbsence(given: Concept): boolean {
  const { coding = [] } = given
  const names = getNames(given)
  const isCoded = coding.some(({ system, code = '' }) => {
    const codes = absentCodes.find((known) => known.system === system)?.codes
    return codes === 'all' || codes?.has(code) === true
  })
  if (isCoded || names.some((name) => name.length <= longestPhrase && absentPhrases.test(name))) return true
  return names.length === 0 && coding.some(({ system }) => missingCodeSystems.has(system))
}
