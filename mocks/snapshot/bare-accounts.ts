import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { demonstrationPassword, demonstrationSignIns } from '#server/seed/index.ts'
import { places } from '#server/seed/places.ts'
import { Dice } from '#server/seed/random.ts'
import { account, address, insertAll, type World } from '#server/seed/world.ts'

const names = {
  patient: 'Maya Brooks',
  doctor: 'Dr. Elena Ruiz',
  staff: 'Sam Porter',
  pharmacy: 'Willow Pharmacy',
  admin: 'Ada Quinn',
  company: 'Northwind Wellness',
} as const

/** One account for each role and nothing else: the platform on its first day. They sign in as those of the demonstration world do. */
export async function addBareAccounts(platform: Platform): Promise<void> {
  const passwordHash = await platform.passwords.hash(demonstrationPassword)
  await platform.transact(async ({ db }) => {
    const world: World = { db, dice: new Dice(1), now: platform.clock.now(), passwordHash, files: null }
    const place = places[0]!
    const users = demonstrationSignIns.map(({ role, email }) =>
      account(world, { userType: userTypeOf(role), name: names[role], email, place, age: 1 }),
    )
    await insertAll(world, 'users', users)
    const idOf = (role: keyof typeof names) => users.find(({ name }) => name === names[role])!.id
    const at = JSON.stringify(address(world, place))
    await insertAll(world, 'patients', [{ user_id: idOf('patient') }])
    await insertAll(world, 'doctors', [
      {
        user_id: idOf('doctor'),
        kind: 'physician',
        speciality: 'general-practice',
        licence_number: 'D-1000',
        licence_state: 'verified',
        video_fee: 5000,
        clinic_fee: 8000,
        clinic_name: 'Willow Clinic',
        clinic_address: at,
      },
    ])
    const rights = ['appointments', 'availability', 'invoices', 'history'] as const
    await insertAll(world, 'staff', [{ user_id: idOf('staff'), doctor_id: idOf('doctor'), rights: [...rights] }])
    await insertAll(world, 'pharmacies', [
      { user_id: idOf('pharmacy'), legal_name: names.pharmacy, licence_number: 'P-1000', licence_state: 'verified', address: at },
    ])
    await insertAll(world, 'companies', [
      {
        user_id: idOf('company'),
        legal_name: names.company,
        tax_number: 'T-1000',
        contact_name: 'Noor Haddad',
        billing_address: at,
      },
    ])
  })
}
