/** No zod: screens may import this for nothing. */

/** What a doctor or a pharmacy leaves behind that somebody has to decide on. */
export const leftKinds = ['visit', 'order', 'prescription'] as const
export type LeftKind = (typeof leftKinds)[number]

/**
 * How one of them ends. `cancel`: called off, and all money goes back. `keep`: it stays as it is. `tell`: a prescription stays valid, and the
 * patient is told to ask another doctor for what comes next.
 */
export const windDownVerbs = ['cancel', 'keep', 'tell'] as const
export type WindDownVerb = (typeof windDownVerbs)[number]

/**
 * What came of a decision. `asked`: so much money needs another administrator. `gone`: it is over already, or was decided on. `changed`: it is
 * not as the administrator saw it. `refused`: its state does not allow it.
 */
export const windDownOutcomes = ['done', 'asked', 'gone', 'changed', 'refused'] as const
export type WindDownOutcome = (typeof windDownOutcomes)[number]

/** What of one account is shown and decided on at once; the rest follows when these are decided. */
export const mostLeftShown = 50

/** How each is to end, unless the administrator thinks otherwise: the first that can be done. `null`: nothing can be decided now. */
export function proposedEnd(kind: LeftKind, possible: readonly WindDownVerb[]): WindDownVerb | null {
  const wanted: readonly WindDownVerb[] = kind === 'prescription' ? ['tell', 'keep'] : ['cancel', 'keep']
  return wanted.find((verb) => possible.includes(verb)) ?? null
}
