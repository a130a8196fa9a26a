import { expect, test } from 'vitest'
import { certificatesContract as contract } from '#contract/certificates/contract.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCertificate, sickLeave } from './testing/make-certificate.ts'

const server = await createTestServer()

test('of many that would take its place, or end it, at once exactly one does', async () => {
  const { id, doctor, certificate } = await makeCertificate(server)
  const replace = (number: number) =>
    server.send(
      contract.issueCertificate,
      { params: { id }, body: sickLeave(doctor, { supersedes: certificate.id }) },
      { as: doctor, key: `replace-number-${number}` },
    )
  const cancel = (number: number) =>
    server.send(
      contract.cancelCertificate,
      { params: { id: certificate.id }, body: { reason: 'Wrong dates' } },
      { as: doctor, key: `cancel-number-${number}` },
    )
  const answers = await Promise.all([1, 2, 3, 4].flatMap((number) => [replace(number), cancel(number)]))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status < 300)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  const { items } = await server.call(contract.listCertificates, { params: { id } }, { as: doctor })
  const first = items.find((one) => one.id === certificate.id)!
  expect(items).toHaveLength(first.state === 'superseded' ? 2 : 1)
})
