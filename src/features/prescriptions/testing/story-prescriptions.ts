import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import type { PrescriptionAlarm, PrescriptionCard } from '#contract/prescriptions/schemas.ts'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'
import type { Read } from '#mocks/stories/screen.ts'

/** A prescription of the patient whom stories have, in this state. */
export async function ownPrescription(read: Read, state: PrescriptionState): Promise<string> {
  return firstOf((await read(prescriptionsCalls.listPrescriptions, { query: { state }, as: 'patient' })) as Cards)
}

/** One that the doctor of stories wrote, in this state. */
export async function writtenPrescription(read: Read, state: PrescriptionState): Promise<string> {
  return firstOf((await read(prescriptionsCalls.listWrittenPrescriptions, { query: { state }, as: 'doctor' })) as Cards)
}

/** The patient's prescription that the record warns against: amoxicillin, in spite of an allergy to penicillin. */
export async function dangerousPrescription(read: Read): Promise<string> {
  const [alarm] = (await read(prescriptionsCalls.listPrescriptionAlarms, { as: 'patient' })) as readonly PrescriptionAlarm[]
  if (!alarm) throw new Error('The demonstration world has no such prescription: the story has nothing to show')
  return alarm.id
}

interface Cards {
  readonly items: readonly PrescriptionCard[]
}

function firstOf({ items: [first] }: Cards): string {
  if (!first) throw new Error('The demonstration world has no such prescription: the story has nothing to show')
  return first.id
}
