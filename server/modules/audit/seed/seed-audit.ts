import { Dice } from '#server/seed/random.ts'
import { daysFrom, insertAll, type PeopledWorld, type World } from '#server/seed/world.ts'

/** The call that failed in the demonstration world. */
const failedCall = '5f1d7c0e-6f0a-4c57-9c3b-2a8e41d0b7aa'

/** Whom the office looked at and why, and a call that failed: what the mirror and a trace show. */
export async function seedAudit(world: PeopledWorld): Promise<void> {
  const own: World = { ...world, dice: new Dice(20_261_310) }
  const idOf = async (email: string) =>
    (await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id
  const adminId = await idOf('admin@carenest.test')
  const people = [await idOf('patient@carenest.test'), await idOf('doctor@carenest.test'), await idOf('pharmacy@carenest.test')]
  const looks = people.flatMap((personId) =>
    personId === undefined || adminId === undefined
      ? []
      : [
          { personId, days: -9, action: 'account.read', reason: null },
          { personId, days: -6, action: 'seeAs.begin', reason: 'Could not find the invoice of last month' },
          { personId, days: -6, action: 'seeAs.end', reason: null },
        ],
  )
  await insertAll(
    own,
    'audit_entries',
    looks.map(({ personId, days, action, reason }, index) => {
      const at = new Date(daysFrom(world, days).getTime() + index * 7 * 60_000).toISOString()
      return {
        id: own.dice.id(new Date(at)),
        at,
        user_id: adminId!,
        action,
        record_kind: action.startsWith('seeAs') ? 'seeAs' : 'account',
        record_id: personId,
        reason,
        capacity: null,
        session_id: null,
        impersonator_id: null,
        request_id: null,
        concerns_id: personId,
        changes: null,
      }
    }),
  )
  await insertAll(own, 'request_traces', [
    {
      request_id: failedCall,
      at: daysFrom(world, -1).toISOString(),
      method: 'POST',
      route: '/api/appointments',
      status: 500,
      code: null,
      milliseconds: 812,
      failure: JSON.stringify({
        kind: 'database',
        code: '57014',
        constraint: null,
        frames: ['at hold (server/modules/booking/hold.ts:88:11)', 'at book (server/modules/booking/book.ts:41:5)'],
      }),
    },
  ])
}
