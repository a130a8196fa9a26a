import { bookingContract as booking } from '#contract/booking/contract.ts'
import { newPatient } from '../support/accounts.ts'
import { freeTimes, paidAppointment } from '../support/appointments.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { openPractice } from '../support/practices.ts'
import { expect, test } from '../support/test.ts'

test('a doctor writes an allergy and a note at a visit; the patient reads both, sees who looked and asks why', async ({
  open,
}) => {
  const practice = await openPractice(29)
  const named = (key: string) => wordOf(key).replace('{{name}}', practice.name)
  const patient = await newPatient('Noor Haddad')
  const [start] = await freeTimes(practice.id, 0, 1)
  const { id } = await paidAppointment(patient, practice.id, start!)
  const params = { id }
  await call(booking.checkIn, { params }, { as: patient })
  await call(booking.startAppointment, { params }, { as: practice.doctor })

  const home = await open(patient.login)
  await home.goto('/patient-emr')
  await expect(home.getByText(wordOf('records.none.allergies'))).toBeVisible()

  const office = await open(practice.doctor.login)
  await office.goto(`/appointment-details?id=${id}`)
  await office.getByRole('button', { name: wordOf('records.add.allergy') }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel(wordOf('records.fields.substance')).fill('Latex')
  await dialog.getByLabel(wordOf('records.fields.severity')).selectOption({ label: wordOf('records.choices.severe') })
  await dialog.getByRole('button', { name: wordOf('records.save') }).click()
  await expect(office.getByRole('button', { name: 'Latex' })).toBeVisible()
  // Without reloading: the hub tells the patient's side.
  await expect(home.getByRole('button', { name: 'Latex' }).first()).toBeVisible()

  const note = office.getByRole('form', { name: wordOf('records.kinds.note') })
  await note.getByLabel(wordOf('records.fields.assessment')).fill('Contact dermatitis of both hands')
  await note.getByRole('button', { name: wordOf('records.note.save') }).click()
  await expect(home.getByText('Contact dermatitis', { exact: false })).toHaveCount(0)
  await note.getByRole('button', { name: wordOf('records.note.sign') }).click()
  await expect(home.getByText('Contact dermatitis', { exact: false })).toBeVisible()

  await home.getByRole('tab', { name: wordOf('records.tabs.looks') }).click()
  const looks = home.getByRole('list', { name: wordOf('records.tabs.looks') })
  await expect(looks.getByText(named('records.looks.acts.read'))).toBeVisible()
  await looks
    .getByRole('button', { name: named('records.looks.askOf') })
    .first()
    .click()
  const question = home.getByRole('dialog')
  await question.getByLabel(wordOf('records.looks.message')).fill('What was looked up there?')
  await question.getByRole('button', { name: wordOf('records.looks.send') }).click()
  await expect(home.getByText(wordOf('records.looks.askedText'))).toBeVisible()
})
