import type { InputOf } from '#contract/kernel/call.ts'
import { careContract as contract } from '#contract/care/contract.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { makeSubject } from '../../records/testing/make-subject.ts'

export type ItemDraft = InputOf<typeof contract.setCareItems>['body']['items'][number]

/** Every day at ten and at eight in the evening, in the owner's zone. */
export const twiceDaily: ItemDraft = {
  kind: 'dose',
  title: 'Amlodipine 5 mg',
  details: 'One tablet',
  schedule: { mode: 'daily', everyDays: 1, from: '2026-03-02', until: null, times: ['10:00', '20:00'] },
}

/** An item of the subject's plan, a dose unless told. */
export async function makeItem(server: TestServer, doctor: Person, subjectId: string, item: ItemDraft = twiceDaily) {
  const { items } = await server.call(
    contract.setCareItems,
    { params: { id: subjectId }, body: { items: [item] } },
    { as: doctor },
  )
  return items[0]!
}

/** A patient with a dose that is due within the hour and not ticked yet. */
export async function makeDose(server: TestServer) {
  const made = await makeSubject(server)
  const item = await makeItem(server, made.doctor, made.id)
  const { slot } = item.slots.find(({ tick }) => tick === null)!
  return { ...made, item, slot }
}
