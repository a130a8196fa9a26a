import { account, address, daysFrom, insertAll, near, type PeopledWorld, type World } from '#server/seed/world.ts'
import { places } from '#server/seed/places.ts'
import { Dice } from '#server/seed/random.ts'

const reasons = [
  'Three visits booked and never paid within a week',
  'The mail address belongs to somebody else, who wrote to us',
  'Insulted a doctor in the messages of a visit',
  'Opened twice; the other account stays',
  'Asked us to close the account for a while',
  'A card that was reported as stolen',
]

const waitingPharmacies = ['Riverside Pharmacy', 'Old Town Chemist', 'Greenleaf Pharmacy']

/** Accounts that were suspended, and pharmacies whose licence waits for a decision: queues with something in them. */
export async function seedOffice(world: PeopledWorld): Promise<void> {
  const own: World = { ...world, dice: new Dice(20_261_190) }
  await seedWaitingPharmacies(own)
  const { id: adminId } = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@carenest.test')
    .executeTakeFirstOrThrow()
  const suspended = world.patients.slice(-reasons.length)
  const ids = suspended.map(({ id }) => id)
  await world.db.updateTable('users').set({ status: 'suspended' }).where('id', 'in', ids).execute()
  const rows = ids.map((id, index) => ({ id, reason: reasons[index]!, at: daysFrom(world, -2 - index * 5).toISOString() }))
  await insertAll(
    own,
    'account_suspensions',
    rows.map(({ id, reason, at }) => ({
      id: own.dice.id(new Date(at)),
      user_id: id,
      operation_id: null,
      reason,
      suspended_at: at,
      suspended_by: adminId,
      restored_by: null,
      restored_operation_id: null,
    })),
  )
  await insertAll(
    own,
    'audit_entries',
    rows.map(({ id, reason, at }) => ({
      id: own.dice.id(new Date(at)),
      at,
      user_id: adminId,
      action: 'account.suspend',
      record_kind: 'account',
      record_id: id,
      reason,
      capacity: null,
    })),
  )
}

async function seedWaitingPharmacies(world: World): Promise<void> {
  for (const [index, name] of waitingPharmacies.entries()) {
    const place = places[index]!
    const user = account(world, { userType: 2, name, email: `waiting.${index}@carenest.test`, place, age: 1 + index * 2 })
    await insertAll(world, 'users', [user])
    await insertAll(world, 'pharmacies', [
      {
        user_id: user.id,
        legal_name: `${name} Ltd`,
        licence_number: `PH-${place.country}-${8100 + index * 13}`,
        licence_state: 'unverified',
        address: JSON.stringify(address(world, place)),
        ...near(world, place),
        currency: 'USD',
      },
    ])
  }
}
