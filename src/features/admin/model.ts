/** What the counts of a record add up to. */
export function totalOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The choice the address names, when there is such a one. */
export function choiceOf<Choice extends string>(text: string, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === text)
}

/** Records that one call takes, as the contract says. */
export const mostAtOnce = 100
