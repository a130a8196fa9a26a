import { entryKinds, ownerKinds, type EntryKind, type Standing } from './values.ts'

const none: readonly EntryKind[] = []

/** Kinds of entry that somebody may write. Staff and whoever opened a record in an emergency read alone; of carers, who may decide for the pet. */
export function writableKinds(standing: Standing, decides: boolean): readonly EntryKind[] {
  if (standing === 'doctor') return entryKinds
  if (standing === 'owner' || (standing === 'carer' && decides)) return ownerKinds
  return none
}
