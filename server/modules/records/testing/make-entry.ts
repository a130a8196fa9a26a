import { recordsContract as contract } from '#contract/records/contract.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export const penicillin = {
  kind: 'allergy',
  substance: 'Penicillin',
  referenceId: null,
  reaction: 'Hives',
  severity: 'severe',
  since: null,
} as const

/** An entry in the subject's record, an allergy unless told. */
export const makeEntry = (server: TestServer, as: Person, subjectId: string, facts: Record<string, unknown> = penicillin) =>
  server.call(contract.addEntry, { params: { id: subjectId }, body: { facts: facts as never } }, { as })
