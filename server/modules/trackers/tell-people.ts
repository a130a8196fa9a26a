import type { NoticeKind } from '#contract/notices/kinds.ts'
import { paths } from '#contract/paths.ts'
import type { Work } from '#server/kernel/work.ts'
import { carersOf } from '#server/modules/carers/index.ts'

export interface TrackerOf {
  readonly id: string
  readonly pet_id: string
  readonly owner_id: string
}

/** The owner and all who care for the pet. */
export async function peopleOf(work: Work, { pet_id: pet, owner_id: owner }: Omit<TrackerOf, 'id'>): Promise<string[]> {
  return [owner, ...(await carersOf(work.db, pet))]
}

type TrackerNotice = Extract<NoticeKind, 'petLeftZone' | 'petEnteredZone' | 'escapeRehearsal' | 'trackerLate' | 'trackerBattery'>

/** Notices, and open screens look again. Answers how many people were told. */
export async function tellPeopleOf(
  work: Work,
  tracker: TrackerOf,
  kind: TrackerNotice,
  data: Readonly<Record<string, string>> = {},
): Promise<number> {
  const people = await peopleOf(work, tracker)
  const { name } = await work.db.selectFrom('pets').select('name').where('id', '=', tracker.pet_id).executeTakeFirstOrThrow()
  await work.inform(people, { kind, data: { pet: name, ...data }, link: paths.gpsDevices.link({ id: tracker.id }) })
  await work.tell(people, { kind: 'tracker.changed', payload: { id: tracker.id } })
  return people.length
}
