import { isFor, isMailed, type NoticeKind } from '#contract/notices/kinds.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Work } from '#server/kernel/work.ts'
import type { AppointmentRow } from './lock-appointment.ts'
import { staffOf } from './tell-parties.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly locale: string
  readonly time_zone: string
}

/**
 * Tells one side, naming the other, with the start in the reader's own zone. Nothing about why the visit is. The doctor's side is the
 * doctor and whoever of the staff has the right to appointments, where the kind is one for staff.
 */
export async function notifyParty(
  work: Work,
  visit: Pick<AppointmentRow, 'id' | 'patient_id' | 'doctor_id' | 'starts_at' | 'currency'>,
  whom: 'patient' | 'doctor',
  kind: NoticeKind,
  more: {
    readonly refund?: number
    /** Whose own doing it is: no news for them, so they have at most a receipt for money that comes back. */
    readonly doneBy?: string
  } = {},
): Promise<void> {
  const staff = whom === 'doctor' && isFor(kind, 'staff') ? await staffOf(work.db, visit.doctor_id, 'appointments') : []
  const people = await peopleOf(work.db, [visit.patient_id, visit.doctor_id, ...staff])
  const patient = people.get(visit.patient_id)
  const doctor = people.get(visit.doctor_id)
  if (!patient || !doctor) return
  const other = whom === 'patient' ? doctor : patient
  const told: Told = {
    kind,
    template: kind === 'appointmentCancelled' && more.refund ? 'mail.appointmentCancelledWithRefund' : `mail.${kind}`,
    link: `${whom === 'patient' ? 'user-appointment-details' : 'appointment-details'}?id=${visit.id}`,
    data: {
      name: other.name,
      startsAt: visit.starts_at,
      ...(more.refund !== undefined && { refund: more.refund, currency: visit.currency }),
    },
  }
  const readers = whom === 'patient' ? [patient] : [doctor, ...staff.flatMap((id) => people.get(id) ?? [])]
  for (const reader of readers) {
    if (reader.id !== more.doneBy) await tellPerson(work, reader, told)
    else if (more.refund) await mailPerson(work, reader, told)
  }
}

interface Told {
  readonly kind: NoticeKind
  readonly template: string
  readonly link: string
  readonly data: Record<string, string | number>
}

async function tellPerson(work: Work, reader: Person, told: Told): Promise<void> {
  const { kind, data, link } = told
  await work.notify(reader.id, { kind, data, link })
  await mailPerson(work, reader, told)
}

async function mailPerson(work: Work, reader: Person, { kind, template, data }: Told): Promise<void> {
  if (!isMailed(kind) || reader.email === null) return
  await work.mail({
    channel: 'email',
    to: reader.email,
    locale: reader.locale,
    template,
    data: { ...data, reader: reader.name, timeZone: reader.time_zone },
    about: { userId: reader.id, kind },
  })
}

async function peopleOf(db: Reader, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale', 'time_zone'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
