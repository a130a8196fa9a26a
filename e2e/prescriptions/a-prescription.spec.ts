import { readFile } from 'node:fs/promises'
import { recordsContract } from '#contract/records/contract.ts'
import { readPaper } from '../../tests/support/poppler.ts'
import { newPatient } from '../support/accounts.ts'
import { begunVisit } from '../support/begun-visit.ts'
import { call } from '../support/platform.ts'
import { openPractice } from '../support/practices.ts'
import { addressOn } from '../support/qr.ts'
import { expect, test } from '../support/test.ts'

test('a doctor prescribes at a visit; the patient takes the paper to a pharmacy, which counts it down; cancelled, nothing is given', async ({
  open,
  console,
}) => {
  // The wrong password, and a pharmacy that sends twice.
  console.allow(/422|409/)
  const practice = await openPractice(27)
  const patient = await newPatient('Coughing Connors')
  const id = await begunVisit(patient, practice)

  const office = await open(practice.doctor.login)
  await office.goto(`/appointment-details?id=${id}`)
  await office.getByRole('button', { name: 'Prescribe' }).click()
  await expect(office.getByRole('form', { name: 'Draft of a prescription' })).toBeVisible()
  await office.getByLabel('Diagnosis').fill('Bronchitis')
  await office.getByRole('button', { name: 'Add a medicine' }).click()
  await office.getByLabel('Medicine', { exact: true }).fill('Doxycycline')
  await office.getByLabel('Strength').fill('100 mg')
  await office.getByLabel('Days').fill('10')
  await expect(office.getByLabel('Quantity')).toHaveValue('20')
  await office.getByLabel('Refills').fill('1')
  await office.getByRole('button', { name: 'Save the draft' }).click()
  await expect(office.getByText('Nobody but you sees it.')).toBeVisible()

  // What is written is there again after a reload.
  await office.reload()
  await expect(office.getByRole('region', { name: 'Doxycycline' })).toBeVisible()
  await office.getByRole('button', { name: 'Sign and issue' }).click()
  const dialog = office.getByRole('dialog', { name: 'Sign and issue the prescription' })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Sign and issue' }).click()
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Your password').fill(practice.doctor.password)
  await dialog.getByRole('button', { name: 'Sign and issue' }).click()
  await expect(office.getByRole('button', { name: 'Replace' })).toBeVisible()

  const home = await open(patient.login)
  await home.goto('/user-prescription')
  await home.getByRole('link', { name: 'Doxycycline 100 mg' }).click()
  await expect(home.getByText('can be given 2 more times')).toBeVisible()
  const [download] = await Promise.all([
    home.waitForEvent('download'),
    home.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const paper = new Uint8Array(await readFile(await download.path()))
  const text = await readPaper('pdftotext', paper, ['-layout', 'PAPER', '-'])
  expect(text).toContain('Coughing Connors')
  expect(text).toContain('Doxycycline 100 mg')

  const pharmacy = await open()
  await pharmacy.goto(new URL((await addressOn(paper))!).pathname)
  await expect(pharmacy.getByText('This paper was issued on Carenest and is valid.')).toBeVisible()
  await pharmacy.getByLabel('Your pharmacy’s name').fill('Corner Pharmacy')
  await pharmacy.getByLabel('Town').fill('Austin')
  await pharmacy.getByRole('button', { name: 'Confirm that it was given' }).click()
  // The patient's page follows by itself.
  await expect(home.getByText('can be given once more')).toBeVisible()
  await expect(home.getByText('Given by Corner Pharmacy, Austin')).toBeVisible()
  await expect(home.getByText('What was given lasts for 10 more days')).toBeVisible()

  // An allergy that is told later stops everybody until the doctor decides.
  const facts = {
    kind: 'allergy',
    substance: 'Minocycline',
    referenceId: null,
    reaction: '',
    severity: 'severe',
    since: null,
  } as const
  const [own] = await call(recordsContract.listRecords, {}, { as: patient })
  await call(recordsContract.addEntry, { params: { id: own!.id }, body: { facts } }, { as: patient })
  const alarm = home.getByRole('alert').filter({ hasText: 'doxycycline' })
  await expect(alarm).toContainText('You have a severe minocycline allergy, and doxycycline is a tetracycline.')
  await expect(alarm).toContainText('Don’t take it. Contact')
  await expect(home.getByText('can be given once more')).toBeHidden()
  await home.goto('/user-dashboard')
  await expect(alarm).toBeVisible()
  await pharmacy.reload()
  await expect(pharmacy.getByText('Genuine, and on hold: don’t dispense')).toBeVisible()
  await expect(pharmacy.getByRole('button', { name: 'Confirm that it was given' })).toBeHidden()
  await office.goto('/doctor-dashboard')
  await office.getByRole('link', { name: 'Coughing Connors: decide on a warning about Doxycycline' }).click()
  await office.getByRole('button', { name: 'Keep prescription' }).click()
  const decision = office.getByRole('dialog', { name: 'Keep prescription' })
  await decision.getByLabel('Reason, for the patient').fill('Tolerated doxycycline last year')
  await decision.getByRole('button', { name: 'Keep prescription' }).click()
  await expect(decision).toBeHidden()
  await expect(alarm).toBeHidden()
  await home.goto('/user-prescription')
  await home.getByRole('link', { name: 'Doxycycline 100 mg' }).click()
  await expect(home.getByText('Tolerated doxycycline last year')).toBeVisible()
  await expect(home.getByText('can be given once more')).toBeVisible()

  await office.getByRole('button', { name: 'Cancel it' }).click()
  await office.getByLabel('Reason, for the patient').fill('Another medicine is better')
  await office.getByRole('button', { name: 'Cancel the prescription' }).click()
  await expect(office.getByText('Reason: Another medicine is better')).toBeVisible()
  await pharmacy.reload()
  await expect(pharmacy.getByText('The doctor has cancelled it. It is not valid any more.')).toBeVisible()
  await expect(home.getByText('Reason: Another medicine is better')).toBeVisible()
})
