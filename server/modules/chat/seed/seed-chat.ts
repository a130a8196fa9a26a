import { sql } from 'kysely'
import { bookedStates } from '#contract/booking/states.ts'
import { userTypeOf, type Role } from '#contract/kernel/roles.ts'
import { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import { befriended } from '#server/modules/social/index.ts'
import { staffOfDoctors } from '#server/modules/staff/index.ts'
import { ordered } from '../conversation-rows.ts'
import '../tables.ts'
import { withDoctor, withFriends, withOffice, withPharmacy, withVet, type Talk } from './talks.ts'

/** Of its own, so that nothing of another capability falls otherwise. */
const seed = 20_261_131
const minute = 60_000

/** Whoever one can sign in as shows the conversation from the other side too. */
const demonstratedFirst = (role: Role) => sql<boolean>`coalesce(users.email = ${`${role}@carenest.test`}, false)`

/** The demonstration patient writes with doctors whom they visit and their office, a pharmacy, and people who follow each other. */
export async function seedChat(world: PeopledWorld): Promise<void> {
  const dice = new Dice(seed)
  const [first] = world.patients
  if (!first) return
  const visited = await world.db
    .selectFrom('appointments')
    .innerJoin('doctors', 'doctors.user_id', 'appointments.doctor_id')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['doctors.user_id', 'doctors.kind'])
    .where('patient_id', '=', first.id)
    .where((eb) => eb.or([eb('state', 'in', bookedStates), eb('state', '=', 'completed')]))
    .orderBy(demonstratedFirst('doctor'), 'desc')
    .orderBy('starts_at', 'desc')
    .execute()
  const physician = visited.find(({ kind }) => kind === 'physician')
  const vet = visited.find(({ kind }) => kind === 'veterinarian')
  if (physician) await seedTalk(world, dice, first.id, physician.user_id, withDoctor)
  if (vet) await seedTalk(world, dice, first.id, vet.user_id, withVet)
  const office = physician && (await staffOfDoctors(world.db, [physician.user_id], 'appointments'))[0]
  if (office) await seedTalk(world, dice, first.id, office, withOffice)
  const seller = await world.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.seller_id')
    .select('users.id')
    .where('buyer_id', '=', first.id)
    .where('orders.kind', 'in', ['shop', 'medicine'])
    .where('users.user_type', '=', userTypeOf('pharmacy'))
    .orderBy(demonstratedFirst('pharmacy'), 'desc')
    .orderBy('orders.updated_at', 'desc')
    .executeTakeFirst()
  if (seller) await seedTalk(world, dice, first.id, seller.id, withPharmacy)
  for (const [index, talk] of withFriends.entries()) {
    const friend = befriended(world)[index]
    if (friend) await seedTalk(world, dice, first.id, friend.id, talk)
  }
}

async function seedTalk(world: PeopledWorld, dice: Dice, first: string, other: string, talk: Talk): Promise<void> {
  let at = world.now.getTime() - talk.hoursAgo * 60 * minute
  const begun = new Date(at)
  const id = dice.id(begun)
  let waiting: 'first' | 'other' | null = null
  let since = at
  const rows = talk.lines.map(([who, after, text], index) => {
    at += after * minute
    const answered = waiting !== null && waiting !== who ? Math.round((at - since) / 1000) : null
    if (waiting !== who) [waiting, since] = [who, at]
    return {
      id: dice.id(new Date(at)),
      conversation_id: id,
      seq: index + 1,
      change: index + 1,
      sender_id: who === 'first' ? first : other,
      client_id: dice.id(new Date(at)),
      text,
      reply_to: null,
      card_kind: null,
      card_id: null,
      answer_seconds: answered,
      sent_at: new Date(at).toISOString(),
    }
  })
  const last = rows.length
  const last_at = new Date(at).toISOString()
  await insertAll(world, 'conversations', [
    {
      id,
      ...ordered(first, other),
      last_seq: last,
      last_change: last,
      waiting_from: waiting === 'first' ? first : other,
      waiting_since: new Date(since).toISOString(),
      created_at: begun.toISOString(),
      last_at,
    },
  ])
  const read = last - (talk.unread ?? 0)
  await insertAll(world, 'conversation_members', [
    { conversation_id: id, user_id: first, delivered_seq: last, read_seq: read, last_at },
    { conversation_id: id, user_id: other, delivered_seq: last, read_seq: last, last_at },
  ])
  await insertAll(world, 'chat_messages', rows)
}
