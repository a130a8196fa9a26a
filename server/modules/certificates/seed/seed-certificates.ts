import { factsOfVisit } from '#server/modules/records/index.ts'
import type { Insertable } from 'kysely'
import { codeOf } from '#contract/papers/code.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Tables } from '#server/kernel/db.ts'
import { webSecrets } from '#server/kernel/defaults.ts'
import { letterheadOf } from '#server/modules/papers/index.ts'
import { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_125

type Row = Insertable<Tables['certificates']>

const heldVisits = ({ db, patients: [first] }: PeopledWorld) =>
  db
    .selectFrom('appointments')
    .select(['id', 'patient_id', 'doctor_id', 'pet_id', 'starts_at', 'ends_at'])
    .where('patient_id', '=', first!.id)
    .where('state', '=', 'completed')
    .orderBy('starts_at', 'desc')
    .execute()

/** The demonstration patient has a sick leave that holds, one that was cancelled, and one for an animal; the doctor has a template. */
export async function seedCertificates(world: PeopledWorld): Promise<void> {
  if (!world.patients[0]) return
  const dice = new Dice(seed)
  const visits = await heldVisits(world)
  const own = visits.filter(({ pet_id: pet }) => pet === null)
  const chosen = [
    { visit: own[0], kind: 'sick_leave', state: 'issued' },
    { visit: own[1], kind: 'sick_leave', state: 'cancelled' },
    { visit: visits.find(({ pet_id: pet }) => pet !== null), kind: 'fitness', state: 'issued' },
  ] as const
  for (const { visit, kind, state } of chosen) {
    if (!visit) continue
    const { facts } = await factsOfVisit(world.db, visit)
    const issued = new Date(visit.ends_at)
    const [from, to] = [0, 3].map((days) => utcDay(issued.getTime() + days * 86_400_000))
    const row: Row = {
      id: dice.id(issued),
      appointment_id: visit.id,
      doctor_id: visit.doctor_id,
      patient_id: visit.patient_id,
      pet_id: visit.pet_id,
      kind,
      state,
      locale: 'en-US',
      starts_on: from,
      ends_on: to,
      statement:
        kind === 'fitness'
          ? `I examined ${facts.name} and found nothing that stands against ordinary exercise.`
          : `I examined ${facts.name}. In my judgement ${facts.name} is unfit for work in the period above.`,
      facts: JSON.stringify(facts),
      issued_at: issued,
      supersedes: null,
      cancelled_at: state === 'cancelled' ? issued : null,
      cancel_reason: state === 'cancelled' ? 'The dates were wrong.' : null,
    }
    await insertAll(world, 'certificates', [row])
    await seedPaper(world, dice, row, issued)
  }
  const physician = world.doctors.find(({ kind, verified }) => kind === 'physician' && verified)
  if (!physician) return
  await insertAll(world, 'certificate_templates', [
    {
      id: dice.id(world.now),
      doctor_id: physician.id,
      kind: 'fitness',
      name: 'Sports club',
      body: 'I examined {{name}}, born {{birthDate}}, on {{visitDate}}. Nothing stands against training and matches from {{from}} to {{to}}.',
      created_at: world.now,
    },
  ])
}

async function seedPaper(
  world: PeopledWorld,
  dice: Dice,
  { id, doctor_id: doctor, patient_id: patient, pet_id: pet }: Row,
  at: Date,
) {
  const code = codeOf(Array.from({ length: 15 }, () => dice.between(0, 31)))
  const { heading, lines, footer, logoId, signature } = await letterheadOf(world.db, doctor)
  await insertAll(world, 'papers', [
    {
      id: dice.id(at),
      code,
      code_hash: await webSecrets.hash(code),
      kind: 'certificate',
      record_id: id,
      doctor_id: doctor,
      patient_id: patient,
      pet_id: pet ?? null,
      issued_at: at,
      heading,
      lines: JSON.stringify(lines),
      footer,
      logo_id: logoId,
      signature: signature && JSON.stringify(signature),
    },
  ])
}
