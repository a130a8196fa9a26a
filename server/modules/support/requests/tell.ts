import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'

/** Tells the person and the desk that something of a request is new; ids only. */
export async function tellOf(work: Work, { id, person_id }: { id: string; person_id: string | null }): Promise<void> {
  const desk = await administrators(work.db)
  await work.tell(person_id === null ? desk : [...desk, person_id], { kind: 'supportRequest.changed', payload: { id } })
  await work.tell(desk, { kind: 'dashboard.changed', payload: {} })
}
