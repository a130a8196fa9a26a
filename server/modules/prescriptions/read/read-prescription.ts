import { fillsLeft, unfilled } from '#contract/prescriptions/fills.ts'
import { daysOfSupply, weightMoved } from '#contract/prescriptions/rules.ts'
import type { Prescription, PrescriptionLine } from '#contract/prescriptions/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { groupedBy } from '#server/kernel/grouped-by.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { checkOf } from '#server/modules/papers/index.ts'
import { findSubject, type Subject } from '#server/modules/records/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { findConflicts } from '../conflicts/find-conflicts.ts'
import { presentConflicts } from '../conflicts/present-conflicts.ts'
import { isFreshWeight } from '../checks/run-checks.ts'
import { latestWeight } from '#server/modules/observations/index.ts'
import { fillCounts } from '../fills/confirm-fill.ts'
import { linesOf, presentedLine, type LineRow } from '../lines.ts'
import { mayRead } from './may-read.ts'

/** A prescription for who may read it. @throws Refusal 404 for everybody else; a draft is its doctor's alone */
export async function readPrescription(platform: Platform, actor: Actor, id: string): Promise<Prescription> {
  const { db } = platform
  const row = await db.selectFrom('prescriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(await mayRead(db, actor, row))) throw notFound()
  await platform.audit({ action: 'prescription.read', recordKind: 'prescription', recordId: id, userId: actor.userId })
  return presented(platform, db, actor, row)
}

/** A prescription as the caller sees it; they may read it. */
export async function presented(
  platform: Pick<Platform, 'settings' | 'clock'>,
  db: Reader,
  actor: Actor,
  row: PrescriptionRow,
): Promise<Prescription> {
  const subject = await findSubject(db, row.pet_id ?? row.patient_id)
  if (!subject) throw notFound()
  const doctor = await db.selectFrom('users').select('name').where('id', '=', row.doctor_id).executeTakeFirstOrThrow()
  const after = await db
    .selectFrom('prescriptions')
    .select('id')
    .where('supersedes', '=', row.id)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  const check = await checkOf(platform, db, { kind: 'prescription', recordId: row.id })
  const { later, open, decided } = await findConflicts(db, row, platform.clock.now())
  const isOwn = row.doctor_id === actor.userId
  const lines = (await linesOf(db, [row.id])).get(row.id) ?? []
  const now = platform.clock.now()
  return {
    id: row.id,
    state: row.state,
    subject: { id: subject.id, name: row.facts?.name ?? subject.name, species: subject.species },
    doctor: row.facts?.doctor.name ?? doctor.name,
    doctorId: row.doctor_id,
    diagnosis: row.diagnosis,
    issuedAt: row.issued_at,
    validUntil: row.valid_until,
    changedAt: row.changed_at,
    revision: row.revision,
    locale: row.locale,
    appointmentId: row.appointment_id,
    lines: await withFills(db, row, lines, { timeZone: subject.timeZone, now }),
    advice: row.advice,
    followUpOn: row.follow_up_on,
    checks: row.checks,
    laterChecks: [...later],
    conflicts: await presentConflicts(db, row, open),
    decisions: [...decided],
    paper: check && { code: check.code, address: check.url },
    supersedes: row.supersedes,
    supersededBy: after?.id ?? null,
    endedAt: row.ended_at,
    cancelReason: row.cancel_reason,
    weight: weights(row.weight_grams, await latestWeight(db, subject), subject, now),
    may: {
      write: isOwn && row.state === 'draft',
      cancel: isOwn && row.state === 'issued',
      replace: isOwn && row.state === 'issued',
      decide: isOwn && open.length > 0,
    },
  }
}

const weights = (
  gramsAtIssue: number | null,
  latest: Awaited<ReturnType<typeof latestWeight>>,
  subject: Subject,
  now: Date,
): Prescription['weight'] => ({
  gramsAtIssue,
  gramsNow: latest?.grams ?? null,
  moved: gramsAtIssue !== null && latest !== null && weightMoved(gramsAtIssue, latest.grams),
  isFresh: latest !== null && isFreshWeight(latest, subject, now),
})

async function withFills(
  db: Reader,
  { id, state }: PrescriptionRow,
  lines: readonly LineRow[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<PrescriptionLine[]> {
  const rows = await db
    .selectFrom('prescription_fills')
    .select(['line_id', 'filled_at', 'amount', 'pharmacy', 'city'])
    .where('prescription_id', '=', id)
    .orderBy('filled_at')
    .orderBy('number')
    .orderBy('part')
    .execute()
  const byLine = groupedBy(rows, (row) => row.line_id)
  const counts = new Map((await fillCounts(db, [id])).map((count) => [count.id, count]))
  return lines.map((line) => {
    const fills = byLine.get(line.id) ?? []
    const { completed, remaining } = counts.get(line.id) ?? unfilled
    const given = fills.map(({ filled_at: at, amount }) => ({
      on: dayIn(timeZone, at),
      days: (line.days * amount) / line.quantity,
    }))
    return {
      ...presentedLine(line),
      left: state === 'issued' ? fillsLeft(line.refills, completed) : 0,
      remaining: state === 'issued' ? remaining : 0,
      daysOfSupply: fills.length === 0 ? null : daysOfSupply(given, dayIn(timeZone, now)),
      fills: fills.map(({ filled_at: at, amount: quantity, pharmacy, city }) => ({ at, quantity, pharmacy, city })),
    }
  })
}
