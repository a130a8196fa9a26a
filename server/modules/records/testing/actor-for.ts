import type { Actor } from '#server/kernel/actor.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

/** Who the platform takes the signed-in person for. */
export async function actorFor(server: TestServer, person: Person): Promise<Actor> {
  const [authenticate] = server.modules.flatMap((module) => module.authenticator?.(server.platform) ?? [])
  const actor = await authenticate?.(person.token)
  if (!actor || actor === 'expired') throw new Error('The person is not signed in')
  return actor
}
