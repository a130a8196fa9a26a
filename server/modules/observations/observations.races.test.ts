import { expect, test } from 'vitest'
import { observationsContract as contract } from '#contract/observations/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeSubject } from '../records/testing/make-subject.ts'
import { makeObservation, pulse } from './testing/make-observation.ts'

const server = await createTestServer()

test('of several corrections at one moment, one is kept and the others are refused by name', async () => {
  const { id, doctor, patient } = await makeSubject(server)
  const told = await makeObservation(server, patient, id)
  const answers = await Promise.all(
    [70, 71, 72, 74].map((value) =>
      server.send(
        contract.correctObservation,
        { params: { id: told.id }, body: { ...pulse, value: value + 5, measurer: 'owner', at: told.at, edition: 1 } },
        { as: doctor },
      ),
    ),
  )
  const refused = answers.filter(({ ok }) => !ok)
  expect(await Promise.all(refused.map(async (answer) => ((await answer.json()) as { code: string }).code))).toEqual(
    Array(3).fill('observation_changed'),
  )
})
