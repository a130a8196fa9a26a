import { bookingCalls } from '#contract/booking/calls.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { recordsCalls } from '#contract/records/calls.ts'
import type { PracticeRecord, RecordCard } from '#contract/records/schemas.ts'
import type { Read } from '#mocks/stories/screen.ts'

/** The record of the patient's dog. */
export async function dogsRecord(read: Read): Promise<string> {
  const records = (await read(recordsCalls.listRecords, { as: 'patient' })) as RecordCard[]
  return records.find(({ species }) => species === 'dog')!.id
}

/** The record of the patient whom stories have, once the doctor of stories has one. */
export async function patientsRecord(read: Read): Promise<string> {
  const { items } = (await read(recordsCalls.listPracticeRecords, { as: 'doctor' })) as { items: PracticeRecord[] }
  const own = (await read(recordsCalls.listRecords, { as: 'patient' })) as RecordCard[]
  const shared = items.find(({ id }) => own.some((record) => record.id === id))
  return (shared ?? items[0]!).id
}

/** Somebody whose visit with the doctor was called off, and nothing else. */
export async function closedRecord(read: Read): Promise<string> {
  const list = async (tab: string) =>
    (
      (await read(bookingCalls.listDoctorAppointments, { query: { tab, limit: '100' }, as: 'doctor' })) as {
        items: AppointmentCard[]
      }
    ).items
  const { items } = (await read(recordsCalls.listPracticeRecords, { query: { limit: '100' }, as: 'doctor' })) as {
    items: PracticeRecord[]
  }
  const known = new Set(items.map(({ id }) => id))
  const closed = (await list('cancelled')).find(({ subject }) => !known.has(subject.id))
  if (!closed) throw new Error('Everybody whose visit was called off had another: the story has nothing to show')
  return closed.subject.id
}
