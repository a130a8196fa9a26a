import { sql } from 'kysely'
import { StartFault } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { numberInvoices } from '#server/modules/orders/index.ts'
import { seedCompanies, seedPharmacies } from './businesses.ts'
import { seedContent } from './content.ts'
import { seedDoctors } from './doctors.ts'
import { seedPatients } from './patients.ts'
import { places } from './places.ts'
import { Dice } from './random.ts'
import { seedAppointments } from './appointments.ts'
import { planAppointments } from './appointments-plan.ts'
import { account, insertAll, type World } from './world.ts'

export const demonstrationPassword = 'Carenest!2026'

/** One sign-in for each role, as the README and the start print them. */
export const demonstrationSignIns = [
  { role: 'patient', email: 'patient@carenest.test', route: 'login' },
  { role: 'doctor', email: 'doctor@carenest.test', route: 'doctor-login' },
  { role: 'staff', email: 'staff@carenest.test', route: 'doctor-login' },
  { role: 'pharmacy', email: 'pharmacy@carenest.test', route: 'pharma-login' },
  { role: 'admin', email: 'admin@carenest.test', route: 'admin-login' },
  { role: 'company', email: 'company@carenest.test', route: 'company-login' },
] as const

const seed = 20_261_120
export const demonstrationFact = 'demonstration_world'

/** People use the platform already: accounts whose password everybody knows must not come among theirs. */
export class NotEmpty extends StartFault {
  constructor() {
    super('There are accounts already, and the demonstration world is filled into an empty platform only: set DEMO=false')
  }
}

/**
 * Fills an empty platform with the demonstration world, in one transaction and only once: the same people and things every time,
 * their visits around the clock's now. Answers whether it was filled by this call. `keepsFiles`: bytes of files are kept as well.
 * @throws NotEmpty when there are accounts of others
 */
export async function seedDemonstration(platform: Platform, keepsFiles = true): Promise<boolean> {
  const passwordHash = await platform.passwords.hash(demonstrationPassword)
  const now = platform.clock.now()
  return platform.transact(async ({ db }) => {
    const marked = await sql<{ name: string }>`insert into platform_facts (name, value, written_at)
      values (${demonstrationFact}, ${JSON.stringify({ seed, passwordHash })}, ${now.toISOString()})
      on conflict do nothing returning name`.execute(db)
    if (marked.rows.length === 0) return false
    if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) throw new NotEmpty()
    const world: World = { db, dice: new Dice(seed), now, passwordHash, files: keepsFiles ? platform.files : null }
    await insertAll(world, 'users', [
      account(world, { userType: 3, name: 'Ada Quinn', email: 'admin@carenest.test', place: places[0]!, age: 900 }),
    ])
    const doctors = await seedDoctors(world)
    await seedPharmacies(world)
    await seedCompanies(world)
    const patients = await seedPatients(world)
    await seedAppointments(world, planAppointments(world, doctors, patients))
    await seedContent(world)
    for (const { seed: seedMore } of platform.modules) await seedMore?.({ ...world, patients, doctors })
    await numberInvoices(world)
    return true
  })
}
