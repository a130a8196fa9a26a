import type { Work } from '#server/kernel/work.ts'
import { carersOf } from '#server/modules/carers/index.ts'
import type { Subject } from '#server/modules/records/index.ts'

/** The owner and those who care. */
export const caringFor = async (work: Work, { patientId, petId }: Pick<Subject, 'patientId' | 'petId'>): Promise<string[]> => [
  patientId,
  ...(await carersOf(work.db, petId)),
]

/** Open screens of all who care, and of whoever did it, learn of it at once. */
export async function tellCare(work: Work, subject: Pick<Subject, 'id' | 'patientId' | 'petId'>, by: string): Promise<void> {
  const people = new Set([...(await caringFor(work, subject)), by])
  await work.tell([...people], { kind: 'care.changed', payload: { id: subject.id } })
}
