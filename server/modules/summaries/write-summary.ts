import type { AppointmentState } from '#contract/booking/states.ts'
import { summaryParts } from '#contract/summaries/values.ts'
import type { SummaryDraft } from '#contract/summaries/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockForParty } from '#server/modules/booking/index.ts'
import { paths } from '#contract/paths.ts'

/** A visit that goes on, or has been held, has a summary. */
const writable: ReadonlySet<AppointmentState> = new Set(['in_progress', 'completed'])

async function lockWritable(work: Work, actor: Actor, id: string) {
  const appointment = await lockForParty(work, actor, id)
  if (!writable.has(appointment.state))
    throw conflict('appointment_state', 'The visit is in a state that does not allow this', appointment.state)
  return appointment
}

const changed = () => conflict('summary_changed', 'The summary was changed in another window')

/**
 * Keeps the draft over the one that was read. The same text again changes nothing.
 * @throws Refusal 404 for others, 409 `appointment_state` before the visit, 409 `summary_changed`
 */
export async function saveSummary(platform: Platform, actor: Actor, id: string, input: SummaryDraft): Promise<void> {
  const { revision, comeBack, ...parts } = input
  const text = { ...parts, come_back: comeBack }
  await platform.transact(async (work) => {
    await lockWritable(work, actor, id)
    const kept = await work.db.selectFrom('summary_drafts').selectAll().where('appointment_id', '=', id).executeTakeFirst()
    const isSame = kept && Object.entries(text).every(([name, value]) => kept[name as keyof typeof text] === value)
    if (isSame) return
    if ((kept?.revision ?? 0) !== revision) throw changed()
    const row = { ...text, revision: revision + 1, updated_at: platform.clock.now() }
    await work.db
      .insertInto('summary_drafts')
      .values({ appointment_id: id, ...row })
      .onConflict((again) => again.column('appointment_id').doUpdateSet(row))
      .execute()
    await work.audit({ action: 'summary.write', recordKind: 'appointment', recordId: id, userId: actor.userId })
  })
}

/**
 * Shares the draft of this revision; the patient is told. Shared again unchanged it changes nothing.
 * @throws Refusal 404 for others, 409 `summary_changed`, 409 `summary_empty`
 */
export async function shareSummary(platform: Platform, actor: Actor, id: string, revision: number): Promise<void> {
  await platform.transact(async (work) => {
    const appointment = await lockWritable(work, actor, id)
    const draft = await work.db.selectFrom('summary_drafts').selectAll().where('appointment_id', '=', id).executeTakeFirst()
    if (draft?.revision !== revision) throw changed()
    const { found, treatment, advice, warning, come_back } = draft
    const text = { found, treatment, advice, warning, come_back }
    if (summaryParts.every((part) => text[part === 'comeBack' ? 'come_back' : part] === ''))
      throw conflict('summary_empty', 'There is nothing to share yet')
    const before = await work.db
      .selectFrom('shared_summaries')
      .select(['edition', 'revision'])
      .where('appointment_id', '=', id)
      .orderBy('edition', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (before?.revision === revision) return
    await work.db
      .insertInto('shared_summaries')
      .values({
        appointment_id: id,
        edition: (before?.edition ?? 0) + 1,
        revision,
        ...text,
        shared_by: actor.userId,
        shared_at: platform.clock.now(),
      })
      .execute()
    await work.audit({ action: 'summary.share', recordKind: 'appointment', recordId: id, userId: actor.userId })
    const doctor = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
    await work.inform([appointment.patient_id], {
      kind: 'summaryShared',
      data: { name: doctor.name, startsAt: appointment.starts_at },
      link: paths.userAppointmentDetails.link({ id }),
    })
    await work.tell([appointment.patient_id], { kind: 'summary.shared', payload: { id } })
  })
}
