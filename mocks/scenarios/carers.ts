import { accountContract } from '#contract/account/contract.ts'
import { carersContract } from '#contract/carers/contract.ts'
import { peopleContract } from '#contract/people/contract.ts'
import { demonstrationPassword } from '#server/seed/index.ts'
import { callsOver } from '../../tests/support/call.ts'
import { caller } from './book.ts'
import type { Stage } from './scenarios.ts'

/** Where the invitation of the scenario went. */
export const invitedCarer = 'mara.lind@example.test'

/** The patient has invited somebody to book for their first pet. */
export async function carerInvited(stage: Stage): Promise<void> {
  const { call } = callsOver(stage.fetch)
  const as = caller(await stage.signIn('patient'))
  const [pet] = await call(peopleContract.listPets, { query: {} }, { as })
  const body = { email: invitedCarer, rights: ['book' as const] }
  await call(carersContract.inviteCarer, { params: { id: pet!.id }, body }, { as })
}

/** The patient cares for the pet of another, for which they may book. */
export async function petInCare(stage: Stage): Promise<void> {
  const { call } = callsOver(stage.fetch)
  const patient = caller(await stage.signIn('patient'))
  const me = await call(accountContract.me, {}, { as: patient })
  const other = await stage.platform.db
    .selectFrom('pets')
    .innerJoin('users', 'users.id', 'pets.owner_id')
    .select(['pets.id', 'users.email'])
    .where('users.id', '<>', me.id)
    .where('pets.species', '=', 'cat')
    .orderBy('pets.id')
    .executeTakeFirstOrThrow()
  const credentials = { email: other.email!, password: demonstrationPassword, kind: 'patient' as const }
  const owner = caller(await call(accountContract.login, { body: credentials }))
  const body = { email: invitedCarer, rights: ['book' as const] }
  await call(carersContract.inviteCarer, { params: { id: other.id }, body }, { as: owner })
  const { text } = await stage.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', invitedCarer)
    .executeTakeFirstOrThrow()
  const token = /carer-invitation#(\S+)/.exec(text)![1]!
  await call(carersContract.acceptCarerInvitation, { body: { token } }, { as: patient })
}
