import type { Summary, SummaryText } from '#contract/summaries/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import { latestShared } from './latest-shared.ts'

const columns = ['found', 'treatment', 'advice', 'warning', 'come_back'] as const
type Row = Readonly<Record<(typeof columns)[number], string>>

const textOf = ({ found, treatment, advice, warning, come_back: comeBack }: Row): SummaryText => ({
  found,
  treatment,
  advice,
  warning,
  comeBack,
})
const nothing: SummaryText = { found: '', treatment: '', advice: '', warning: '', comeBack: '' }

/** The summary as the caller may see it: a patient what was shared, the doctor the draft too. @throws Refusal 404 for others */
export async function readSummary({ db }: Platform, actor: Actor, id: string): Promise<Summary> {
  const appointment = await db
    .selectFrom('appointments')
    .innerJoin('users', 'users.id', 'appointments.patient_id')
    .select(['patient_id', 'doctor_id', 'pet_id', 'users.locale'])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
  if (!appointment || !(await mayForVisit(db, actor, appointment, 'see'))) throw notFound()
  const shared = await latestShared(db, id)
  const draft =
    actor.role === 'doctor'
      ? await db
          .selectFrom('summary_drafts')
          .select([...columns, 'revision'])
          .where('appointment_id', '=', id)
          .executeTakeFirst()
      : undefined
  return {
    id,
    shared: shared ? { ...textOf(shared), sharedAt: shared.shared_at, by: shared.name, isCorrected: shared.edition > 1 } : null,
    draft:
      actor.role === 'doctor'
        ? {
            ...(draft ? textOf(draft) : nothing),
            revision: draft?.revision ?? 0,
            isShared: draft !== undefined && draft.revision === shared?.revision,
          }
        : null,
    patientLocale: appointment.locale,
  }
}
