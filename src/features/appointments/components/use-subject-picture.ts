import type { Subject } from '#contract/kernel/values.ts'
import { usePetPicture } from '#features/people/pets/index.ts'

/** The picture of whom a visit is for, as an `img` can show it; `undefined` without one. */
export function useSubjectPicture({ kind, picture }: Subject): string | undefined {
  const ofPet = usePetPicture(kind === 'pet' ? picture : null)
  return kind === 'pet' ? ofPet : (picture ?? undefined)
}
