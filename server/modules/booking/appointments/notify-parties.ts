import { isMailed, type NoticeKind } from '#contract/notices/kinds.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Work } from '#server/kernel/work.ts'
import type { AppointmentRow } from './lock-appointment.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly locale: string
  readonly time_zone: string
}

/** Tells one party, naming the other, with the start in the reader's own zone. Nothing about why the visit is. */
export async function notifyParty(
  work: Work,
  visit: Pick<AppointmentRow, 'id' | 'patient_id' | 'doctor_id' | 'starts_at' | 'currency'>,
  whom: 'patient' | 'doctor',
  kind: NoticeKind,
  more: { readonly refund?: number } = {},
): Promise<void> {
  const people = await peopleOf(work.db, [visit.patient_id, visit.doctor_id])
  const patient = people.get(visit.patient_id)
  const doctor = people.get(visit.doctor_id)
  if (!patient || !doctor) return
  const [reader, other] = whom === 'patient' ? [patient, doctor] : [doctor, patient]
  const data = {
    name: other.name,
    startsAt: visit.starts_at,
    ...(more.refund !== undefined && { refund: more.refund, currency: visit.currency }),
  }
  const page = whom === 'patient' ? 'user-appointment-details' : 'appointment-details'
  await work.notify(reader.id, { kind, data, link: `${page}?id=${visit.id}` })
  if (!isMailed(kind) || reader.email === null) return
  await work.mail({
    channel: 'email',
    to: reader.email,
    locale: reader.locale,
    template: kind === 'appointmentCancelled' && more.refund ? 'mail.appointmentCancelledWithRefund' : `mail.${kind}`,
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
