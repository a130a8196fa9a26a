import { lostContract as contract } from '#contract/lost/contract.ts'
import { filesContract as files } from '#contract/files/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { makePatient, makePet, type Person } from '../../../../tests/support/people.ts'
import { plainPicture } from '../../../../tests/support/pictures.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const place = { latitude: 40.7411, longitude: -73.9897 }

interface Lost {
  readonly species?: string
  readonly name?: string
  readonly words?: string
  readonly hasPicture?: boolean
}

export async function makeLost(server: TestServer, { words = 'Shy', hasPicture = false, ...columns }: Lost = {}) {
  const owner = await makePatient(server)
  const petId = await makePet(server, owner, columns)
  if (hasPicture) await givePicture(server, owner, petId)
  const body = { petId, place, lastSeenAt: '2026-03-02T08:00:00.000Z', words, mark: 'A heart under the chin' }
  const found = await server.call(contract.openLost, { body }, { as: owner })
  return { owner, petId, body, id: found.id, code: found.code }
}

async function givePicture(server: TestServer, owner: Person, petId: string): Promise<void> {
  const request = new Request(`http://carenest.test/api${files.storeFile.path}?purpose=petPicture`, {
    method: 'POST',
    body: await plainPicture('jpeg', 900, 600),
    headers: { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'image/jpeg' },
  })
  const { id } = (await (await server.fetch(request)).json()) as { id: string }
  await server.call(people.choosePetPicture, { params: { id: petId }, body: { file: id } }, { as: owner })
}

/** Somebody without an account has seen it. */
export const seeIt = (server: TestServer, code: string, { ip, email = '' }: { ip?: string; email?: string } = {}) =>
  server.call(
    contract.reportSighting,
    {
      body: {
        code,
        place,
        seenAt: '2026-03-02T08:50:00.000Z',
        words: 'On a wall',
        mark: 'heart',
        contact: '+12025550100',
        email,
      },
    },
    ip === undefined ? {} : { ip },
  )
