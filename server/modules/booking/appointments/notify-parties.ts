import { isFor, isMailed, type NoticeKind } from '#contract/notices/kinds.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Notification, Work } from '#server/kernel/work.ts'
import type { AppointmentRow } from './lock-appointment.ts'
import { pageOfAppointment } from './page-of-appointment.ts'
import { staffOf } from './publish-appointment-change.ts'
import { appointmentMail, type RefundRule } from './appointment-mail.ts'

/**
 * Tells one side, naming the other, with the start in the reader's own zone. Nothing about why the visit is. The doctor's side is the
 * doctor and whoever of the staff has the right to appointments, where the kind is one for staff.
 */
export async function notifyParty(
  { settings }: Pick<Platform, 'settings'>,
  work: Work,
  appointment: Pick<AppointmentRow, 'id' | 'patient_id' | 'doctor_id' | 'starts_at' | 'currency'>,
  whom: 'patient' | 'doctor',
  kind: NoticeKind,
  more: {
    readonly refund?: number
    /** Instead of the side itself: the carer who paid, of their money. */
    readonly to?: string
    /** Whose own doing it is: no news for them, so they have at most a receipt for money that comes back. */
    readonly doneBy?: string
    /** Said with a confirmation: what comes back to a patient who cancels what they have paid. */
    readonly refundRule?: RefundRule
    /** Of a visit that was moved: its start before. */
    readonly formerStart?: string
  } = {},
): Promise<void> {
  const staff = whom === 'doctor' && isFor(kind, 'staff') ? await staffOf(work.db, appointment.doctor_id, 'appointments') : []
  const sides = { patient: appointment.patient_id, doctor: appointment.doctor_id }
  const other = await work.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', whom === 'patient' ? sides.doctor : sides.patient)
    .executeTakeFirst()
  if (!other) return
  const news: Notification = {
    kind,
    ...(more.formerStart !== undefined && { formerStart: more.formerStart }),
    link: pageOfAppointment(whom, appointment.id),
    data: {
      name: other.name,
      startsAt: appointment.starts_at,
      ...(more.refund !== undefined && { refund: more.refund, currency: appointment.currency }),
    },
    ...(isMailed(kind) && (await appointmentMail(settings, work.db, appointment.id, { kind, whom, ...more }))),
  }
  const readers = more.to === undefined ? [sides[whom], ...staff] : [more.to]
  await work.inform(
    readers.filter((id) => id !== more.doneBy),
    news,
  )
  if (more.refund && more.doneBy && readers.includes(more.doneBy)) await work.inform([more.doneBy], { ...news, only: 'mail' })
}
