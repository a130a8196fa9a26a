import { expect, test } from 'vitest'
import { recordsContract as contract } from '#contract/records/contract.ts'
import { cameraPicture, pictureBomb, plainPicture } from '../../../../tests/support/pictures.ts'
import type { Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makeEntry } from '../testing/make-entry.ts'
import { makeSubject } from '../testing/make-subject.ts'

const server = await createTestServer()
const most = 10 * 1024 * 1024
const bytesOf = (text: string) => new TextEncoder().encode(text)
const pdf = (inside = '') => bytesOf(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
/** A directory of nothing: all that makes bytes a ZIP. */
const emptyZip = Uint8Array.from({ length: 22 }, (_, index) => [0x50, 0x4b, 5, 6][index] ?? 0)

function send(as: Person, bytes: Uint8Array<ArrayBuffer>, type = 'application/pdf') {
  const headers = { Authorization: `Bearer ${as.token}`, 'Content-Type': type }
  return server.fetch(
    new Request('http://carenest.test/api/files?purpose=recordDocument', { method: 'POST', body: bytes, headers }),
    {
      ip: '192.0.2.1',
    },
  )
}
async function refused(as: Person, bytes: Uint8Array<ArrayBuffer>, type?: string) {
  const response = await send(as, bytes, type)
  const { code, errors } = (await response.json()) as { code: string; errors?: { code: string }[] }
  return [response.status, errors?.[0]?.code ?? code]
}
async function kept(as: Person, subjectId: string, bytes: Uint8Array<ArrayBuffer>) {
  const response = await send(as, bytes)
  expect(response.status).toBe(201)
  const { id: file } = (await response.json()) as { id: string }
  return makeEntry(server, as, subjectId, { kind: 'document', title: 'Laboratory', file })
}

test('what is too large, no document, a bomb, holds scripts or is two things at once is refused by name', async () => {
  const { patient } = await makeSubject(server)
  const tooLarge = new Uint8Array(most + 1)
  tooLarge.set(pdf())
  expect(await refused(patient, tooLarge)).toEqual([413, 'body_too_large'])
  expect(
    await refused(patient, bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/png'),
  ).toEqual([422, 'file_type'])
  expect(await refused(patient, emptyZip)).toEqual([422, 'file_type'])
  expect(await refused(patient, pictureBomb(30_000))).toEqual([422, 'too_many_pixels'])
  expect(await refused(patient, joined(pdf(), emptyZip))).toEqual([422, 'file_unreadable'])
  expect(await refused(patient, joined(pdf(), bytesOf('<script>alert(1)</script>')))).toEqual([422, 'file_unreadable'])
  expect(await refused(patient, joined(emptyZip, pdf()))).toEqual([422, 'file_type'])
  expect(await refused(patient, pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'))).toEqual([422, 'file_active'])
  expect(await refused(patient, bytesOf('%PDF-1.7 cut off'))).toEqual([422, 'file_unreadable'])
})

test('a picture is what its bytes say, whatever it is called, and keeps neither place nor camera', async () => {
  const { id, patient, doctor } = await makeSubject(server)
  const png = await kept(patient, id, await plainPicture('png'))
  expect(png.document).toMatchObject({ type: 'image/webp' })
  const entry = await kept(patient, id, await cameraPicture())
  const response = await server.send(contract.readDocument, { params: { id: entry.id } }, { as: doctor })
  expect(Buffer.from(await response.arrayBuffer()).includes('Camera of Ada')).toBe(false)
})

test('a document is read by those who may read the record, given to keep, and each reading is told', async () => {
  const { id, patient, doctor, strangers } = await makeSubject(server)
  const entry = await kept(patient, id, pdf())
  const response = await server.send(contract.readDocument, { params: { id: entry.id } }, { as: doctor })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  for (const stranger of strangers)
    expect((await server.send(contract.readDocument, { params: { id: entry.id } }, { as: stranger })).status).toBe(404)
  const { items } = await server.call(contract.listLooks, { params: { id }, query: {} }, { as: patient })
  expect(items.filter(({ act }) => act === 'document')).toMatchObject([{ by: doctor.name, capacity: 'doctor' }])
})
