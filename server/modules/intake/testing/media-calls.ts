import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { partCount, partRange } from '#contract/files/parts.ts'
import { intakeContract as contract } from '#contract/intake/contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import type { Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

export type Bytes = Uint8Array<ArrayBuffer>
type SaidType = 'video/mp4' | 'video/webm' | 'image/jpeg'

/** What tests do with photos and videos, as a browser does it. */
export function mediaCalls(server: TestServer) {
  const { call } = server
  const send = (
    path: string,
    as: Person | undefined,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) =>
    server.fetch(
      new Request(`http://carenest.test${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${as?.token ?? ''}`, ...headers },
      }),
      { ip: '192.0.2.1' },
    )

  const read = (visit: string, as: Person) => call(contract.readIntake, { params: { id: visit } }, { as })
  const begin = (visit: string, as: Person, bytes: number, type: SaidType = 'video/webm') =>
    call(contract.beginMedium, { params: { id: visit }, body: { type, bytes } }, { as })
  const finish = (id: string, as: Person) => call(contract.finishMedium, { params: { id } }, { as })
  const file = (address: string, as: Person | undefined, headers: Record<string, string> = {}) => send(address, as, { headers })

  function put(upload: string, number: number, bytes: Bytes, as: Person, digest = sha256(bytes, 'base64')) {
    const headers = { 'Content-Type': 'application/octet-stream', 'Content-Digest': `sha-256=:${digest}:` }
    return send(`/api/uploads/${upload}/parts/${number}`, as, { method: 'PUT', body: bytes, headers })
  }

  /** All parts; what is left is to finish it. */
  async function sendAll(visit: string, as: Person, bytes: Bytes, type?: SaidType) {
    const begun = await begin(visit, as, bytes.length, type)
    for (let number = 1; number <= partCount(bytes.length); number += 1) {
      const { from, to } = partRange(number, bytes.length)
      expect((await put(begun.upload, number, bytes.slice(from, to), as)).status).toBe(200)
    }
    return begun
  }

  async function visitOfPatient() {
    const practice = await openPractice(server)
    const { id, start } = await bookAndPay(server, practice.patient, practice.doctor)
    return { ...practice, visit: id, start }
  }
  return { read, begin, finish, file, put, sendAll, visitOfPatient }
}

export const sha256 = (bytes: Uint8Array | string, written: 'hex' | 'base64') =>
  createHash('sha256').update(bytes).digest(written)
