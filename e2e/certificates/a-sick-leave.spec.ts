import { readFile } from 'node:fs/promises'
import { readPaper } from '../../tests/support/poppler.ts'
import { newPatient } from '../support/accounts.ts'
import { dayOf } from '../support/appointments.ts'
import { begunVisit } from '../support/begun-visit.ts'
import { openPractice } from '../support/practices.ts'
import { addressOn } from '../support/qr.ts'
import { expect, test } from '../support/test.ts'

test('a doctor sets a letterhead and issues a sick leave; the patient downloads it, a visitor checks it, and cancelled it says so', async ({
  open,
  console,
}) => {
  // The wrong password.
  console.allow(/422/)
  const practice = await openPractice(20)
  const patient = await newPatient('Sickly Sampson')
  const id = await begunVisit(patient, practice)

  const office = await open(practice.doctor.login)
  await office.goto('/prescription-setting')
  await office.getByLabel('Heading', { exact: false }).first().fill('Harbour Practice')
  await office.getByRole('button', { name: 'Save the letterhead' }).click()
  await expect(office.getByText('Papers that you issue from now on carry it.')).toBeVisible()

  await office.goto(`/appointment-details?id=${id}`)
  await office.getByRole('button', { name: 'Issue a certificate' }).click()
  const dialog = office.getByRole('dialog', { name: 'Issue a certificate' })
  await dialog.getByLabel('From').fill(dayOf(Date.now()))
  await dialog.getByLabel('From').press('Enter')
  await dialog.getByLabel('Until').fill(dayOf(Date.now() + 2 * 86_400_000))
  await dialog.getByLabel('Until').press('Enter')
  await dialog.getByRole('button', { name: 'Write from the template' }).click()
  await expect(dialog.getByLabel('What the paper says')).toHaveValue(/Sickly Sampson is unfit for work/)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Sign and issue' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Your password').fill(practice.doctor.password)
  await dialog.getByRole('button', { name: 'Sign and issue' }).click()
  await expect(office.getByRole('article', { name: 'Sick leave' })).toBeVisible()

  const home = await open(patient.login)
  await home.goto(`/user-appointment-details?id=${id}`)
  const [download] = await Promise.all([
    home.waitForEvent('download'),
    home.getByRole('button', { name: 'Download PDF: Sick leave' }).click(),
  ])
  const paper = new Uint8Array(await readFile(await download.path()))
  const text = await readPaper('pdftotext', paper, ['-layout', 'PAPER', '-'])
  expect(text).toContain('Harbour Practice')
  expect(text).toContain('Sickly Sampson')

  const address = await addressOn(paper)
  const visitor = await open()
  await visitor.goto(new URL(address!).pathname)
  await expect(visitor.getByText('This paper was issued on Carenest and is valid.')).toBeVisible()
  await expect(visitor.getByText('Sickly Sampson')).toBeVisible()

  await office.getByRole('button', { name: 'Cancel it' }).click()
  await office.getByLabel('Reason, for the patient').fill('The dates were wrong')
  await office.getByRole('button', { name: 'Cancel the certificate' }).click()
  await expect(office.getByText('Cancelled: The dates were wrong')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('The doctor has cancelled it. It is not valid any more.')).toBeVisible()
})
