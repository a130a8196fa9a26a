import type { NoticeKind } from '#contract/notices/kinds.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Settings } from '#server/kernel/settings.ts'
import type { Notification } from '#server/kernel/work.ts'
import { calendarOf, selectForCalendar } from './calendar-of-appointment.ts'
import { pageOfAppointment } from './page-of-appointment.ts'
import { placeOf } from './read-appointment.ts'

/** What comes back to a patient who cancels: everything until then, or half from now on. */
export type RefundRule = { readonly until: string } | 'half'

/** Kinds of mail after which a calendar needs its entry anew. */
const dated: ReadonlySet<NoticeKind> = new Set(['appointmentConfirmed', 'appointmentMoved', 'appointmentCancelled'])

/** What a mail about a visit says besides the notice: number, how and where, the way to it, the refund rule, the calendar file. */
export async function appointmentMail(
  settings: Settings,
  db: Reader,
  visitId: string,
  about: {
    readonly kind: NoticeKind
    readonly whom: 'patient' | 'doctor'
    readonly refund?: number
    readonly refundRule?: RefundRule
  },
): Promise<Pick<Notification, 'template' | 'mailData' | 'attachmentsFor'>> {
  const { kind, whom, refundRule } = about
  const row = await selectForCalendar(db).where('appointments.id', '=', visitId).executeTakeFirstOrThrow()
  const place = row.mode === 'clinic' ? placeOf(row) : null
  return {
    template: templateOf(about),
    mailData: {
      number: row.number,
      how: row.mode === 'video' ? 'visitByVideo' : place === null ? 'visitInClinic' : 'visitInClinicAt',
      ...(place !== null && { place }),
      link: settings.publicUrl + pageOfAppointment(whom, visitId),
      ...(refundRule && { rule: refundRule === 'half' ? 'refundHalf' : 'refundUntil' }),
      ...(refundRule && refundRule !== 'half' && { refundUntil: refundRule.until }),
    },
    attachmentsFor(locale) {
      return dated.has(kind) ? [calendarOf(row, { locale, whom }, settings)] : []
    },
  }
}

function templateOf({ kind, refund, refundRule }: { kind: NoticeKind; refund?: number; refundRule?: RefundRule }): string {
  if (kind === 'appointmentCancelled' && refund) return 'appointmentCancelledWithRefund'
  if (kind === 'appointmentConfirmed' && refundRule) return 'appointmentConfirmedPaid'
  return kind
}
