import type { z } from 'zod'
import type { patientChange, PatientProfile, personChange } from '#contract/people/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { refuseBirthAfterFacts } from './birth.ts'
import { keepBody } from './body.ts'
import { refuseUnlessPast } from './rules.ts'
import './tables.ts'

/** What is absent stays as it is. */
export const given = <T extends object>(columns: T): Partial<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<T>

const jsonOrNull = (value: object | null | undefined) => (value ? JSON.stringify(value) : value === null ? null : undefined)

export async function changePerson(platform: Platform, actor: Actor, change: z.infer<typeof personChange>): Promise<void> {
  const { name, avatar, locale, timeZone: time_zone, units } = change
  const columns = given({ name, avatar, locale, time_zone, units })
  if (Object.keys(columns).length === 0) return
  await platform.transact(async (work) => {
    await work.db.updateTable('users').set(columns).where('id', '=', actor.userId).execute()
    await work.audit({ action: 'person.change', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
  })
}

export async function readPatient(db: Reader, { userId }: Actor): Promise<PatientProfile> {
  const row = await db
    .selectFrom('users')
    .innerJoin('patients', 'patients.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.avatar', 'birth_date', 'sex', 'blood_group'])
    .select(['height_millimetres', 'weight_grams', 'address', 'emergency_contact'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { id, name, email, phone, avatar, sex, address } = row
  return {
    id,
    name,
    email,
    phone,
    avatar,
    birthDate: row.birth_date,
    sex,
    bloodGroup: row.blood_group,
    heightMillimetres: row.height_millimetres,
    weightGrams: row.weight_grams,
    address,
    emergencyContact: row.emergency_contact,
  }
}

export async function changePatient(
  platform: Platform,
  actor: Actor,
  change: z.infer<typeof patientChange>,
): Promise<PatientProfile> {
  refuseUnlessPast('birthDate', change.birthDate, dayIn(actor.timeZone, platform.clock.now()))
  const person = given({ name: change.name, avatar: change.avatar })
  const patient = given({
    birth_date: change.birthDate,
    sex: change.sex,
    blood_group: change.bloodGroup,
    address: jsonOrNull(change.address),
    emergency_contact: jsonOrNull(change.emergencyContact),
  })
  return platform.transact(async (work) => {
    const { birth_date: before } = await work.db
      .selectFrom('patients')
      .select('birth_date')
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    if (Object.keys(person).length > 0) await work.db.updateTable('users').set(person).where('id', '=', actor.userId).execute()
    if (Object.keys(patient).length > 0)
      await work.db.updateTable('patients').set(patient).where('user_id', '=', actor.userId).execute()
    const { heightMillimetres, weightGrams } = change
    await keepBody(platform, work, actor, { subjectId: actor.userId, heightMillimetres, weightGrams })
    if (change.birthDate !== before) {
      const self = { patientId: actor.userId, petId: null }
      await refuseBirthAfterFacts(platform, work, self, change.birthDate)
    }
    await work.audit({ action: 'patient.change', recordKind: 'patient', recordId: actor.userId, userId: actor.userId })
    return readPatient(work.db, actor)
  })
}
