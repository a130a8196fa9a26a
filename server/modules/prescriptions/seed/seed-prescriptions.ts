import type { Insertable, Selectable } from 'kysely'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { validUntil } from '#contract/prescriptions/rules.ts'
import { codeOf } from '#contract/papers/code.ts'
import type { Tables } from '#server/kernel/db.ts'
import { webSecrets } from '#server/kernel/defaults.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { letterheadOf } from '#server/modules/papers/index.ts'
import { factsOfVisit } from '#server/modules/records/index.ts'
import { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import { findConflicts } from '../conflicts/find-conflicts.ts'
import '../tables.ts'
import { seededCourses, seededDraft, type SeededCourse } from './courses.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_126

type Row = Insertable<Tables['prescriptions']>
type Visit = Pick<Selectable<Tables['appointments']>, 'id' | 'patient_id' | 'doctor_id' | 'pet_id' | 'starts_at' | 'ends_at'>

/** The demonstration patient has prescriptions in every state, for themselves and for an animal; their doctor has a draft and a template. */
export async function seedPrescriptions(world: PeopledWorld): Promise<void> {
  const [patient] = world.patients
  if (!patient) return
  const dice = new Dice(seed)
  const visits = await heldVisits(world).where('patient_id', '=', patient.id).execute()
  const unused = {
    person: visits.filter((visit) => visit.pet_id === null),
    animal: visits.filter((visit) => visit.pet_id !== null),
  }
  for (const course of seededCourses) {
    // The last of its kind takes what is left over: several prescriptions of one visit are nothing strange.
    const visit = unused[course.for].length > 1 ? unused[course.for].shift() : unused[course.for][0]
    if (visit) await seedOne(world, dice, visit, course)
  }
  await noteConflicts(world)
  const physician = world.doctors.find(({ kind, verified }) => kind === 'physician' && verified)
  if (!physician) return
  const own = await heldVisits(world).where('doctor_id', '=', physician.id).where('pet_id', 'is', null).executeTakeFirst()
  if (own) await seedOne(world, dice, own, seededDraft)
  const { name, diagnosis, advice, lines } = seededCourses[0]!
  await insertAll(world, 'prescription_templates', [
    {
      id: dice.id(world.now),
      doctor_id: physician.id,
      name,
      diagnosis,
      advice,
      lines: JSON.stringify(lines),
      created_at: world.now,
    },
  ])
}

/** What the record says against them is noted as when the record changes: the allergy to penicillin is of the demonstration, too. */
async function noteConflicts(world: PeopledWorld): Promise<void> {
  const rows = await world.db.selectFrom('prescriptions').selectAll().where('state', '=', 'issued').orderBy('id').execute()
  for (const row of rows) {
    const { open } = await findConflicts(world.db, row, world.now)
    await insertAll(
      world,
      'prescription_told_checks',
      open.map((check) => ({ prescription_id: row.id, check_key: checkKey(check), told_at: world.now })),
    )
  }
}

const heldVisits = ({ db }: PeopledWorld) =>
  db
    .selectFrom('appointments')
    .select(['id', 'patient_id', 'doctor_id', 'pet_id', 'starts_at', 'ends_at'])
    .where('state', '=', 'completed')
    .orderBy('starts_at', 'desc')
    .orderBy('id')

async function seedOne(world: PeopledWorld, dice: Dice, visit: Visit, course: SeededCourse): Promise<void> {
  const { facts } = await factsOfVisit(world.db, visit)
  const at = new Date(visit.ends_at)
  const isDraft = course.state === 'draft'
  const hasEnded = !isDraft && course.state !== 'issued'
  const row: Row = {
    id: dice.id(at),
    appointment_id: visit.id,
    doctor_id: visit.doctor_id,
    patient_id: visit.patient_id,
    pet_id: visit.pet_id,
    state: 'draft',
    locale: 'en-US',
    diagnosis: course.diagnosis,
    advice: course.advice,
    created_at: at,
    changed_at: at,
  }
  await insertAll(world, 'prescriptions', [row])
  const lines = course.lines.map((line, position) => ({
    id: dice.id(at),
    prescription_id: row.id,
    position,
    medicine_id: line.medicineId,
    name: line.name,
    strength: line.strength,
    form: line.form,
    route: line.route,
    dose: line.dose,
    dose_unit: line.doseUnit,
    frequency: line.frequency,
    as_needed: line.asNeeded,
    days: line.days,
    quantity: line.quantity,
    refills: line.refills,
    note: line.note,
  }))
  await insertAll(world, 'prescription_lines', lines)
  if (isDraft) return
  await world.db
    .updateTable('prescriptions')
    .set({
      state: course.state,
      facts: JSON.stringify(facts),
      issued_at: at,
      valid_until: validUntil(dayIn(facts.timeZone, at), false),
      ended_at: hasEnded ? at : null,
      cancel_reason: course.state === 'cancelled' ? 'Another strength is needed.' : null,
    })
    .where('id', '=', row.id)
    .execute()
  await seedPaper(world, dice, row, at)
  await insertAll(
    world,
    'prescription_fills',
    lines.slice(0, course.filledLines).map(({ id }) => ({
      id: dice.id(at),
      prescription_id: row.id,
      line_id: id,
      number: 1,
      filled_at: at,
      pharmacy: 'Corner Pharmacy',
      city: 'Austin',
    })),
  )
}

async function seedPaper(
  world: PeopledWorld,
  dice: Dice,
  { id, doctor_id: doctor, patient_id: patient, pet_id: pet }: Row,
  at: Date,
): Promise<void> {
  const code = codeOf(Array.from({ length: 15 }, () => dice.between(0, 31)))
  const { heading, lines, footer, logoId, signature } = await letterheadOf(world.db, doctor)
  await insertAll(world, 'papers', [
    {
      id: dice.id(at),
      code,
      code_hash: await webSecrets.hash(code),
      kind: 'prescription',
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
