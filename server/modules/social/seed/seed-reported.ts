import type { Insertable } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import { places } from '#server/seed/places.ts'
import { Dice } from '#server/seed/random.ts'
import { account, insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'
import { reportedDrafts } from './reported.ts'

const seed = 20_261_125
const hour = 3_600_000

/**
 * The cases of the moderation queue. What is decided was decided by a second administrator, so that the first may judge the appeal. Needs
 * the community's posts.
 */
export async function seedReported(outer: PeopledWorld): Promise<void> {
  const world = { ...outer, dice: new Dice(seed) }
  const { dice } = world
  const ago = (hours: number) => new Date(world.now.getTime() - hours * hour).toISOString()
  const second = account(world, {
    userType: 3,
    name: 'Milo Brandt',
    email: 'second-admin@carenest.test',
    place: places[1]!,
    age: 700,
  })
  await insertAll(world, 'users', [second])
  const { id: underneath } = await world.db
    .selectFrom('social_posts')
    .select('id')
    .where('audience', '=', 'everyone')
    .orderBy('created_at')
    .executeTakeFirstOrThrow()

  // Neither the demonstration patient nor whom the other posts are by.
  const people = world.patients.slice(41, 60)
  const posts: Insertable<Tables['social_posts']>[] = []
  const comments: Insertable<Tables['social_comments']>[] = []
  const cases: Insertable<Tables['moderation_cases']>[] = []
  const reports: Insertable<Tables['reports']>[] = []
  reportedDrafts.forEach(({ subject, text, state, hours, reason = null, appeal = null, ...draft }, index) => {
    const author_id = people[index]!.id
    const written = ago(hours + 60)
    const id = dice.id(new Date(written))
    const hidden_at = state === 'appealed' ? ago(hours - 20) : null
    if (subject === 'post') posts.push({ id, author_id, body: text, audience: 'everyone', hidden_at, created_at: written })
    else comments.push({ id, post_id: underneath, author_id, body: text, hidden_at, created_at: written })
    const caseId = dice.id(new Date(ago(hours)))
    const isDecided = state !== 'open'
    cases.push({
      id: caseId,
      subject_kind: subject,
      subject_id: id,
      member_id: author_id,
      frozen: JSON.stringify({ text }),
      state,
      reason,
      suspended_until: null,
      appeal,
      decided_by: isDecided ? second.id : null,
      decided_at: isDecided ? ago(hours - 20) : null,
      opened_at: ago(hours),
    })
    draft.reports.forEach((report, place) => {
      const reporter_id = people[reportedDrafts.length + place]!.id
      const created_at = ago(hours - place)
      reports.push({ case_id: caseId, reporter_id, subject_kind: subject, subject_id: id, ...report, created_at })
    })
  })
  await insertAll(world, 'social_posts', posts)
  await insertAll(world, 'social_comments', comments)
  await insertAll(world, 'moderation_cases', cases)
  await insertAll(world, 'reports', reports)
}
