/** What the owner of a pet can let others do for it. No zod: screens may import it for nothing. */
export const petRights = ['see', 'book', 'pay', 'decide'] as const
export type PetRight = (typeof petRights)[number]

/**
 * What each right brings with it. Whoever does something for an animal sees what it is about, so every right brings `see`. No other brings
 * another: booking takes somebody's time and paying somebody's money, and a household gives them apart (the sitter books and the owner pays;
 * the grandmother pays and books nothing). Deciding is about treatment, and is neither.
 */
export const broughtBy: Readonly<Record<PetRight, readonly PetRight[]>> = {
  see: [],
  book: ['see'],
  pay: ['see'],
  decide: ['see'],
}

/** Rights that the owner chooses; to see is there with any of them and without. */
export const chosenRights = ['book', 'pay', 'decide'] as const satisfies readonly PetRight[]

/** All that a carer may do who was given these: each once, in the order of `petRights`. A carer without any right sees. */
export function rightsGiven(chosen: readonly PetRight[]): PetRight[] {
  const held = new Set<PetRight>(['see', ...chosen, ...chosen.flatMap((right) => broughtBy[right])])
  return petRights.filter((right) => held.has(right))
}
