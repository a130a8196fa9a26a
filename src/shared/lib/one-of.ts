/** The choice that a text names, when there is such a one: of an address, which can hold anything. */
export function oneOf<T extends string>(choices: readonly T[], text: string | null | undefined): T | undefined {
  return choices.find((choice) => choice === text)
}
