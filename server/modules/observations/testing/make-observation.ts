import { observationsContract as contract } from '#contract/observations/contract.ts'
import type { InputOf } from '#contract/kernel/call.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const pulse = { kind: 'heart_rate', value: 72 } as const

type Body = InputOf<typeof contract.addObservation>['body']

/** Something measured of the subject, a pulse unless told. */
export const makeObservation = (server: TestServer, as: Person, subjectId: string, body: Body = pulse) =>
  server.call(contract.addObservation, { params: { id: subjectId }, body }, { as })
