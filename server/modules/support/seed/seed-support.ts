import { Dice } from '#server/seed/random.ts'
import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { cannedDrafts, requestDrafts } from './drafts.ts'

/** Its own, so that nothing else of the world falls otherwise. */
const seed = 20_270_115
const hour = 3_600_000

/** A desk at which some requests wait and some were answered; two are the demonstration patient's, who is the first. */
export async function seedSupport(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  const { dice, db, now } = world
  const admin = await db.selectFrom('users').select('id').where('user_type', '=', 3).orderBy('created_at').executeTakeFirst()
  const [first, ...others] = world.patients
  const years = new Map<number, number>()
  for (const [index, draft] of requestDrafts.toSorted((a, b) => b.hoursAgo - a.hoursAgo).entries()) {
    const person = draft.byFirst ? first! : others[index % others.length]!
    const at = new Date(now.getTime() - draft.hoursAgo * hour)
    const answeredAt = draft.answered ? new Date(at.getTime() + 2 * hour) : null
    const year = at.getUTCFullYear()
    const sequence = (years.get(year) ?? 0) + 1
    years.set(year, sequence)
    const id = dice.id(at)
    const lastAt = (answeredAt ?? at).toISOString()
    const { name, locale } = await db
      .selectFrom('users')
      .select(['name', 'locale'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    await insertAll(world, 'support_requests', [
      {
        id,
        year,
        sequence,
        person_id: person.id,
        name,
        email: null,
        locale,
        topic: draft.topic,
        source: 'account',
        subject: draft.subject,
        state: draft.state,
        assigned_to: draft.answered ? (admin?.id ?? null) : null,
        failed_call: null,
        contact_message_id: null,
        opened_at: at.toISOString(),
        since: lastAt,
        last_at: lastAt,
        office_wrote_at: answeredAt?.toISOString() ?? null,
      },
    ])
    const message = { request_id: id, author_id: person.id, side: 'person' as const, text: draft.asked, at: at.toISOString() }
    await insertAll(world, 'support_messages', [{ id: dice.id(at), ...message }])
    if (draft.answered && answeredAt)
      await insertAll(world, 'support_messages', [
        {
          id: dice.id(answeredAt),
          request_id: id,
          author_id: admin?.id ?? null,
          side: 'office',
          text: draft.answered,
          at: answeredAt.toISOString(),
        },
      ])
  }
  await insertAll(
    world,
    'support_numbers',
    [...years].map(([year, last]) => ({ year, last })),
  )
  await insertAll(
    world,
    'canned_answers',
    cannedDrafts.map((draft) => ({ id: dice.id(now), ...draft })),
  )
}
