import type { PetSpecies } from '#contract/doctors/treated.ts'
import type { Tables } from '#server/kernel/db.ts'
import type { Insertable } from 'kysely'
import { utcDay } from '#contract/kernel/days.ts'
import { breeds, families, feminine, masculine, petNames } from './names.ts'
import { places } from './places.ts'
import { account, address, daysFrom, emailOf, insertAll, type World } from './world.ts'

export interface SeededPatient {
  readonly id: string
  readonly name: string
  readonly pets: readonly { readonly id: string; readonly species: PetSpecies }[]
}

const patientCount = 200
/** Signs the demonstration patient in by one-time code; a number kept for fiction. */
const demonstrationPhone = '+12025550143'
const chipPrefix = '985'

type PetRow = Insertable<Tables['pets']>

function dateOf(date: Date): string {
  return utcDay(date)
}

function pet(world: World, ownerId: string, species: string, name: string, index: number): PetRow {
  const { dice } = world
  const months = dice.between(5, 150)
  const born = daysFrom(world, -months * 30)
  const adult = { dog: 18_000, cat: 4300, rabbit: 1900, bird: 60, guinea_pig: 950, reptile: 420, horse: 430_000 }[species] ?? 1000
  // Oldest first, as a pet's entries are kept.
  const weights = Array.from({ length: 5 }, (_, step) => ({
    date: dateOf(daysFrom(world, (step - 4) * 40 - 3)),
    grams: Math.round(adult * (0.94 + dice.next() * 0.12)),
  }))
  return {
    id: dice.id(born),
    owner_id: ownerId,
    name,
    species: species as PetRow['species'],
    breed: dice.pick(breeds[species]!),
    sex: dice.pick(['female', 'male'] as const),
    neutered: dice.chance(0.6),
    birth_date: dateOf(born),
    microchip:
      species === 'dog' || species === 'cat' ? `${chipPrefix}${String(112_000_000_000 + index * 7919).slice(0, 12)}` : null,
    weights: JSON.stringify(weights),
    vaccinations: JSON.stringify(
      species === 'dog' || species === 'cat'
        ? [{ vaccine: 'Rabies', date: dateOf(daysFrom(world, -200)), due: dateOf(daysFrom(world, 165)), batch: '' }]
        : [],
    ),
    created_at: daysFrom(world, -100).toISOString(),
  }
}

/** 200 patients, three in four with pets; the first is `patient@carenest.test`. */
export async function seedPatients(world: World): Promise<SeededPatient[]> {
  const { dice } = world
  const users: Insertable<Tables['users']>[] = []
  const rows: Insertable<Tables['patients']>[] = []
  const pets: PetRow[] = []
  const patients: SeededPatient[] = []
  for (let index = 0; index < patientCount; index += 1) {
    const demonstration = index === 0
    const place = demonstration ? places[0]! : dice.pick(places)
    const female = demonstration || dice.chance(0.55)
    const name = demonstration ? 'Maya Bennett' : `${dice.pick(female ? feminine : masculine)} ${dice.pick(families)}`
    const user = account(world, {
      userType: 0,
      name,
      email: demonstration ? 'patient@carenest.test' : emailOf(name, index),
      place,
      age: dice.between(20, 600),
    })
    users.push(demonstration ? { ...user, phone: demonstrationPhone } : user)
    rows.push({
      user_id: user.id,
      birth_date: dateOf(daysFrom(world, -dice.between(19 * 365, 78 * 365))),
      sex: female ? 'female' : 'male',
      blood_group: dice.pick(['A+', 'O+', 'B+', 'AB+', 'O-', 'A-'] as const),
      height_millimetres: dice.between(1540, 1930),
      weight_grams: dice.between(50, 98) * 1000,
      address: JSON.stringify(address(world, place)),
      emergency_contact: null,
    })
    const species = demonstration
      ? ['dog', 'cat']
      : Array.from({ length: dice.pick([0, 1, 1, 2]) }, () =>
          dice.pick(['dog', 'dog', 'cat', 'cat', 'cat', 'rabbit', 'bird', 'guinea_pig', 'reptile', 'horse']),
        )
    const own = species.map((one, order) =>
      pet(world, user.id, one, demonstration ? ['Biscuit', 'Luna'][order]! : dice.pick(petNames), index * 3 + order),
    )
    pets.push(...own)
    patients.push({ id: user.id, name, pets: own.map(({ id, species }) => ({ id, species })) })
  }
  await insertAll(world, 'users', users)
  await insertAll(world, 'patients', rows)
  await insertAll(world, 'pets', pets)
  return patients
}
