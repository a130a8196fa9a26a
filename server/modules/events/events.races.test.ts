import { expect, it } from 'vitest'
import { eventsContract as events } from '#contract/events/contract.ts'
import { draft, makeEvent } from './testing/make-event.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const attend = (id: string, as: { token: string }, standing: string) =>
  server.send(events.attendEvent, { params: { id }, body: { standing } }, { as })

it('no more go than there are places, however many want to at once; the others wait in one order', async () => {
  const organiser = await makePatient(server)
  const people = await Promise.all(Array.from({ length: 12 }, () => makePatient(server)))
  const id = await makeEvent(server, organiser, { guest_limit: 3 })
  const wanted = await Promise.all(people.map((person, index) => attend(id, person, index % 3 === 0 ? 'going' : 'waiting')))
  expect(wanted.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const event = await server.call(events.readEvent, { params: { id } }, { as: organiser })
  const refused = wanted.filter(({ status }) => status === 409).length
  expect(event).toMatchObject({ going: 3, waiting: 9 - refused })
})

it('a place that is given back while others want it goes to one of them, and nobody waits beside a free place', async () => {
  for (let round = 0; round < 8; round++) {
    const [organiser, first, ...others] = await Promise.all(Array.from({ length: 6 }, () => makePatient(server)))
    const id = await makeEvent(server, organiser!, { guest_limit: 2 })
    await attend(id, first!, 'going')
    const answers = await Promise.all([
      server.send(events.leaveEvent, { params: { id } }, { as: first! }),
      ...others.map((person) => attend(id, person, 'waiting')),
      server.send(events.changeEvent, { params: { id }, body: { ...draft({ limit: 3 }), version: 1 } }, { as: organiser! }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await server.call(events.readEvent, { params: { id } }, { as: organiser! })).toMatchObject({ going: 3, waiting: 1 })
  }
})

it('a limit that is lowered while somebody comes is either refused or kept', async () => {
  for (let round = 0; round < 8; round++) {
    const [organiser, first, second] = await Promise.all(Array.from({ length: 3 }, () => makePatient(server)))
    const id = await makeEvent(server, organiser!, { guest_limit: 2 })
    await attend(id, first!, 'going')
    const [came, lowered] = await Promise.all([
      attend(id, second!, 'going'),
      server.send(events.changeEvent, { params: { id }, body: { ...draft({ limit: 1 }), version: 1 } }, { as: organiser! }),
    ])
    expect([came.status, lowered.status]).toSatisfy(
      ([one, other]) => (one === 200 && other === 422) || (one === 409 && other === 200),
    )
  }
})
