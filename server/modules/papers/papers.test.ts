import { beforeEach, expect, test } from 'vitest'
import { papersContract as contract } from '#contract/papers/contract.ts'
import type { LetterheadDraft } from '#contract/papers/schemas.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Module } from '#server/kernel/module.ts'
import { makeDoctor, makePatient, makeStaff } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { issuedPaper, registerPaper } from './index.ts'

/** A kind of paper whose record is what the test says. */
const record = { state: 'genuine' as 'genuine' | 'cancelled', left: 2, isGone: false }
const line = '019d0000-0000-7000-8000-00000000000a'
const kind: Module = {
  name: 'tested',
  endpoints: [],
  papers: {
    record: {
      standing: async () =>
        record.isGone
          ? null
          : {
              state: record.left === 0 ? 'used_up' : record.state,
              subject: 'Milo',
              validUntil: null,
              lines: [{ id: line, text: 'Meloxicam 1.5 mg/ml', left: record.left, due: null }],
            },
      confirmFill: async () => {
        if (record.left === 0) throw conflict('nothing_left', 'Nothing is left')
        record.left -= 1
      },
    },
  },
}
const server = await createTestServer({ besides: [kind] })
const { call, refusal } = server
beforeEach(() => Object.assign(record, { state: 'genuine', left: 2, isGone: false }))

const draft: LetterheadDraft = { heading: 'Paws', lines: ['Elm Street 12'], footer: 'Ring twice', logoId: null, signature: null }
const recordId = '019d0000-0000-7000-8000-00000000000b'

async function register() {
  const doctor = await makeDoctor(server)
  const patient = await makePatient(server)
  const paper = {
    kind: 'record',
    recordId,
    doctorId: doctor.userId,
    subject: { patientId: patient.userId, petId: null },
  } as const
  const check = await server.platform.transact((work) => registerPaper(server.platform, work, paper))
  return { doctor, patient, paper, check }
}
const look = (code: string) => call(contract.checkPaper, { body: { code } })

test('whoever has the code reads what the paper is worth, and no more than it says', async () => {
  const { check, doctor } = await register()
  expect(check.url).toMatch(/\/paper\/[0-9A-Z]{16}$/)
  expect(await look(check.code.toLowerCase())).toMatchObject({
    state: 'genuine',
    paper: { kind: 'record', code: check.code, issuer: { name: doctor.name }, subject: 'Milo', countsDown: true },
  })
  record.state = 'cancelled'
  expect(await look(check.code)).toMatchObject({ state: 'cancelled', paper: { countsDown: false } })
})

test('a code that never was, a slip and a record that is gone are answered alike', async () => {
  const { check } = await register()
  record.isGone = true
  const unknown = { state: 'unknown', paper: null }
  for (const code of [check.code, '0000-0000-0000-0000', 'no code', '']) expect(await look(code)).toEqual(unknown)
})

test('one network asks so often and no more', async () => {
  const { check } = await register()
  for (let count = 0; count < 120; count += 1) await look('no code')
  expect(await refusal(contract.checkPaper, { body: { code: check.code } })).toMatchObject({ status: 429 })
  server.clock.advance({ hours: 1 })
  expect(await look(check.code)).toMatchObject({ state: 'genuine' })
})

test('a pharmacy outside counts a paper down, until nothing is left', async () => {
  const { check } = await register()
  const body = { code: check.code, lineId: line, pharmacy: 'Corner Pharmacy', city: 'Springfield', left: 2 }
  expect(await call(contract.confirmFill, { body })).toMatchObject({ state: 'genuine', paper: { lines: [{ left: 1 }] } })
  const last = { ...body, left: 1 }
  expect(await call(contract.confirmFill, { body: last })).toMatchObject({ state: 'used_up', paper: { lines: [{ left: 0 }] } })
  expect(await refusal(contract.confirmFill, { body })).toMatchObject({ code: 'nothing_left' })
  expect(await refusal(contract.confirmFill, { body: { ...body, code: 'no code' } })).toMatchObject({ code: 'paper_not_valid' })
})

test('a paper keeps its code, and the letterhead with which it was issued', async () => {
  const { check, doctor, paper } = await register()
  await call(contract.saveLetterhead, { body: { ...draft, revision: 0 } }, { as: doctor })
  const again = await server.platform.transact((work) => registerPaper(server.platform, work, paper))
  expect(again).toEqual(check)
  const { letterhead } = await issuedPaper(server.platform, paper)
  expect(letterhead.heading).toBe(doctor.name)
})

test('a letterhead is the doctor’s own, and two windows do not write over each other', async () => {
  const doctor = await makeDoctor(server)
  expect(await call(contract.readLetterhead, {}, { as: doctor })).toMatchObject({
    heading: '',
    revision: 0,
    usual: { heading: doctor.name },
  })
  const signature = {
    kind: 'drawn' as const,
    strokes: [
      [
        { x: 1, y: 2 },
        { x: 30, y: 40.5 },
      ],
    ],
  }
  const saved = await call(contract.saveLetterhead, { body: { ...draft, signature, revision: 0 } }, { as: doctor })
  expect(saved).toMatchObject({ heading: 'Paws', signature, revision: 1 })
  for (const revision of [0, 2])
    expect(await refusal(contract.saveLetterhead, { body: { ...draft, revision } }, { as: doctor })).toMatchObject({
      code: 'letterhead_changed',
    })
  const staff = await makeStaff(server, doctor, ['appointments', 'history'])
  expect(await refusal(contract.readLetterhead, {}, { as: staff })).toMatchObject({ status: 403 })
  const logoId = '019d0000-0000-7000-8000-00000000000c'
  expect(await refusal(contract.saveLetterhead, { body: { ...draft, logoId, revision: 1 } }, { as: doctor })).toMatchObject({
    status: 422,
  })
})

test('the preview is a PDF of the engine', async () => {
  const doctor = await makeDoctor(server)
  const pdf = await call(contract.previewLetterhead, { body: { ...draft, locale: 'ar' } }, { as: doctor })
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
  const logoId = '019d0000-0000-7000-8000-00000000000c'
  expect(await refusal(contract.previewLetterhead, { body: { ...draft, logoId, locale: 'ar' } }, { as: doctor })).toMatchObject({
    status: 404,
  })
})
