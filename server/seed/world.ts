import type { UserType } from '#contract/kernel/roles.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Tables, Tx } from '#server/kernel/db.ts'
import type { FileStore } from '#server/kernel/ports.ts'
import type { Insertable } from 'kysely'
import type { SeededDoctor } from './doctors.ts'
import type { SeededPatient } from './patients.ts'
import type { Place } from './places.ts'
import type { Dice } from './random.ts'

/** What the parts of the demonstration world are made with. All chance comes from the dice, all time from `now`. */
export interface World {
  readonly db: Tx
  readonly dice: Dice
  readonly now: Date
  /** One hash for all: everybody's password is the same. */
  readonly passwordHash: string
  /** Where the bytes of its files go; `null` where the database alone is kept, and nothing has any. */
  readonly files: FileStore | null
}

/** The world once its people are there: what capabilities add their own to. */
export interface PeopledWorld extends World {
  /** The first is the demonstration patient. */
  readonly patients: readonly SeededPatient[]
  readonly doctors: readonly SeededDoctor[]
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** What the capability has in the demonstration world. With dice of its own, so that nothing of another capability falls otherwise. */
    readonly seed?: (world: PeopledWorld) => Promise<void>
  }
}

const day = 86_400_000

export function daysFrom(world: World, days: number): Date {
  return new Date(world.now.getTime() + days * day)
}

const rowsAtOnce = 200

/** Inserts in batches: a statement has at most 65,535 parameters. */
export async function insertAll<T extends keyof Tables>(
  world: World,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await world.db
      .insertInto<keyof Tables>(table)
      .values(rows.slice(start, start + rowsAtOnce) as never)
      .execute()
  }
}

export interface NewAccount {
  readonly userType: UserType
  readonly name: string
  readonly email: string
  readonly place: Place
  readonly locale?: Locale
  readonly avatar?: string | null
  /** Days before now. */
  readonly age: number
}

export function account(
  world: World,
  { userType, name, email, place, locale = 'en-US', avatar = null, age }: NewAccount,
): Insertable<Tables['users']> {
  const created = daysFrom(world, -age)
  return {
    id: world.dice.id(created),
    user_type: userType,
    status: 'active',
    email,
    phone: null,
    password_hash: world.passwordHash,
    name,
    avatar,
    locale,
    time_zone: place.timeZone,
    created_at: created.toISOString(),
  }
}

export function address(world: World, place: Place) {
  const lines = [`${world.dice.between(1, 180)} ${world.dice.pick(place.streets)}`]
  return { lines, city: place.city, region: place.region, postalCode: place.postalCode, country: place.country }
}

/** A point within about five kilometres of the place. */
export function near(world: World, place: Place): { latitude: number; longitude: number } {
  const shift = () => (world.dice.next() - 0.5) * 0.09
  return { latitude: place.latitude + shift(), longitude: place.longitude + shift() }
}

export function emailOf(name: string, index: number): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.')
  return `${plain}.${index}@carenest.test`
}
