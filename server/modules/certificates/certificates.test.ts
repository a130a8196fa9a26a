import { beforeEach, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { certificatesContract as contract } from '#contract/certificates/contract.ts'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { bookAndPay, openHours } from '../../../tests/booking/practice.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeDoctor, makePatient, makePet, makeStaff } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeCall, makeWaiting } from '../meeting/testing/make-call.ts'
import { makeCertificate, sickLeave } from './testing/make-certificate.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

test('a certificate is issued from a visit, signed by password; the patient is told, has it as PDF, and anybody can check it', async () => {
  const { id, doctor, patient, certificate } = await makeCertificate(server)
  expect(certificate).toMatchObject({
    kind: 'sick_leave',
    state: 'issued',
    from: '2026-03-04',
    doctor: doctor.name,
    subject: patient.name,
  })
  const seen = await call(contract.listCertificates, { params: { id } }, { as: patient })
  expect(seen).toMatchObject({ items: [{ id: certificate.id, statement: 'Unfit for work.' }], issuable: [] })
  const pdf = await call(contract.readCertificatePaper, { params: { id: certificate.id } }, { as: patient })
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
  expect(certificate.address).toContain('/paper/')
  expect(await call(papers.checkPaper, { body: { code: certificate.code } })).toMatchObject({
    state: 'genuine',
    paper: { kind: 'certificate', subject: patient.name, issuer: { name: doctor.name }, countsDown: false },
  })
  const mails = (await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.certificateIssued')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toContain('Unfit')
})

test('without the password nothing is signed', async () => {
  const { id, doctor } = await makeCall(server)
  const body = sickLeave(doctor, { password: 'guessed' })
  expect(await refusal(contract.issueCertificate, { params: { id }, body }, { as: doctor })).toMatchObject({
    status: 422,
    errors: [{ field: 'password', code: 'wrong_password' }],
  })
  expect((await call(contract.listCertificates, { params: { id } }, { as: doctor })).items).toEqual([])
})

test('cancelled with a reason it stays cancelled, and its page says so', async () => {
  const { id, doctor, patient, certificate } = await makeCertificate(server)
  const input = { params: { id: certificate.id }, body: { reason: 'Wrong dates' } }
  expect(await call(contract.cancelCertificate, input, { as: doctor })).toMatchObject({
    state: 'cancelled',
    cancelled: { reason: 'Wrong dates' },
  })
  expect(await refusal(contract.cancelCertificate, input, { as: doctor })).toMatchObject({ code: 'certificate_state' })
  expect(await call(papers.checkPaper, { body: { code: certificate.code } })).toMatchObject({ state: 'cancelled' })
  expect((await messagesTo(server, patient.email)).map(({ template }) => template)).toContain('mail.certificateCancelled')
  const body = sickLeave(doctor, { supersedes: certificate.id })
  expect(await refusal(contract.issueCertificate, { params: { id }, body }, { as: doctor })).toMatchObject({
    code: 'certificate_state',
  })
})

test('a correction takes the place of the first, once', async () => {
  const { id, doctor, certificate } = await makeCertificate(server)
  const body = sickLeave(doctor, { to: '2026-03-09', supersedes: certificate.id })
  const second = await call(contract.issueCertificate, { params: { id }, body }, { as: doctor })
  expect(second).toMatchObject({ supersedes: certificate.id, state: 'issued' })
  const { items } = await call(contract.listCertificates, { params: { id } }, { as: doctor })
  expect(items.find((one) => one.id === certificate.id)).toMatchObject({ state: 'superseded', supersededBy: second.id })
  expect(await call(papers.checkPaper, { body: { code: certificate.code } })).toMatchObject({ state: 'superseded' })
  expect(await refusal(contract.issueCertificate, { params: { id }, body }, { as: doctor })).toMatchObject({
    code: 'certificate_state',
  })
})

test('it does not end before it begins, is for the subject it is made for, and not before the visit', async () => {
  const { id, doctor } = await makeCall(server)
  const wrong = [
    [{ to: '2026-03-03' }, 422],
    [{ from: null }, 422],
    [{ kind: 'pet_travel' as const }, 409],
  ] as const
  for (const [more, status] of wrong)
    expect(
      await refusal(contract.issueCertificate, { params: { id }, body: sickLeave(doctor, more) }, { as: doctor }),
    ).toMatchObject({ status })
  await server.reset()
  const waiting = await makeWaiting(server)
  const early = { params: { id: waiting.id }, body: sickLeave(waiting.doctor) }
  expect(await refusal(contract.issueCertificate, early, { as: waiting.doctor })).toMatchObject({ code: 'appointment_state' })
})

test('others learn nothing of it: another doctor, another patient, staff without the right to histories', async () => {
  const { id, doctor, certificate } = await makeCertificate(server)
  for (const as of [await makeDoctor(server), await makePatient(server)]) {
    expect((await refusal(contract.listCertificates, { params: { id } }, { as })).status).toBe(404)
    expect((await refusal(contract.readCertificatePaper, { params: { id: certificate.id } }, { as })).status).toBe(404)
  }
  const receptionist = await makeStaff(server, doctor, ['appointments'])
  expect((await refusal(contract.listCertificates, { params: { id } }, { as: receptionist })).status).toBe(403)
})

test('a travel certificate of a pet is worth nothing after its last day, in the doctor’s zone', async () => {
  const vet = await makeDoctor(server, {}, { kind: 'veterinarian', speciality: 'equine' })
  await openHours(server, vet)
  const owner = await makePatient(server)
  const petId = await makePet(server, owner, { species: 'horse', name: 'Milo', microchip: '985112345678903' })
  const { id } = await bookAndPay(server, owner, vet, { petId, start: '2026-03-02T12:00:00.000Z' })
  server.clock.set('2026-03-02T12:00:00.000Z')
  for (const verb of ['checkIn', 'startAppointment'] as const) await call(booking[verb], { params: { id } }, { as: vet })
  expect((await call(contract.listCertificates, { params: { id } }, { as: vet })).issuable).toEqual([
    'fitness',
    'pet_travel',
    'vaccination',
  ])
  const draft = { kind: 'pet_travel' as const, from: '2026-03-03', to: '2026-03-05', diagnosis: '', locale: 'en-US' as const }
  const body = { ...draft, body: '{{name}}, chip {{microchip}}\nVaccinations:\n{{vaccinations}}' }
  const filled = await call(contract.writeStatement, { params: { id }, body }, { as: vet })
  expect(filled).toEqual({ text: 'Milo, chip 985112345678903\nVaccinations:', missing: ['vaccinations'] })
  const signed = sickLeave(vet, { kind: 'pet_travel', from: draft.from, to: draft.to, statement: filled.text })
  const { code } = await call(contract.issueCertificate, { params: { id }, body: signed }, { as: vet })
  expect(await call(papers.checkPaper, { body: { code } })).toMatchObject({
    state: 'genuine',
    paper: { validUntil: '2026-03-05', subject: 'Milo' },
  })
  server.clock.set('2026-03-06T12:00:00.000Z')
  expect(await call(papers.checkPaper, { body: { code } })).toMatchObject({ state: 'expired' })
})

test('templates are the doctor’s own; a place that nothing fills is refused', async () => {
  const doctor = await makeDoctor(server)
  const draft = { kind: 'fitness' as const, name: 'Sports', body: '{{name}} may swim until {{to}}.' }
  const { id } = await call(contract.addCertificateTemplate, { body: draft }, { as: doctor })
  const listed = await call(contract.listCertificateTemplates, { query: { locale: 'de-DE' } }, { as: doctor })
  expect(listed.items).toEqual([{ id, ...draft }])
  expect(listed.usual.map(({ kind }) => kind)).toEqual(['sick_leave', 'pet_travel', 'vaccination'])
  expect(
    await refusal(contract.addCertificateTemplate, { body: { ...draft, body: '{{salary}}' } }, { as: doctor }),
  ).toMatchObject({
    errors: [{ field: 'body', code: 'unknown_placeholder' }],
  })
  const other = await makeDoctor(server)
  expect((await refusal(contract.removeCertificateTemplate, { params: { id } }, { as: other })).status).toBe(404)
  expect(
    await call(contract.changeCertificateTemplate, { params: { id }, body: { ...draft, name: 'Swimming' } }, { as: doctor }),
  ).toMatchObject({ name: 'Swimming' })
  const pdf = await call(contract.previewCertificateTemplate, { body: { ...draft, locale: 'ar' } }, { as: doctor })
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
  await call(contract.removeCertificateTemplate, { params: { id } }, { as: doctor })
})
