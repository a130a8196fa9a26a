import { recordsContract } from '#contract/records/contract.ts'
import { newPatient } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a record is saved as a file, rehearsed in another account and brought in there; brought twice it is there once', async ({
  open,
}) => {
  const patient = await newPatient('Travelling Tess')
  const facts = {
    kind: 'allergy' as const,
    substance: 'Penicillin',
    referenceId: null,
    reaction: '',
    severity: 'severe' as const,
    since: null,
  }
  const [own] = await call(recordsContract.listRecords, {}, { as: patient })
  await call(recordsContract.addEntry, { params: { id: own!.id }, body: { facts, appointmentId: null } }, { as: patient })

  const home = await open(patient.login)
  await home.goto('/patient-emr?tab=export')
  const [download] = await Promise.all([
    home.waitForEvent('download'),
    home.getByRole('button', { name: 'Save the record as a file' }).click(),
  ])
  const file = await download.path()

  const other = await newPatient('Arriving Tess')
  const elsewhere = await open(other.login)
  await elsewhere.goto('/patient-emr?tab=export')
  await elsewhere.locator('input[type=file]').setInputFiles(file)
  await expect(elsewhere.getByText('1 entry would be taken in')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Take in' }).click()
  await expect(elsewhere.getByText('1 entry is in the record now')).toBeVisible()
  await elsewhere.goto('/patient-emr')
  await expect(elsewhere.getByRole('button', { name: 'Penicillin' }).first()).toBeVisible()
  await elsewhere.goto('/patient-emr?tab=export')
  await elsewhere.locator('input[type=file]').setInputFiles(file)
  await expect(elsewhere.getByText('0 entries would be taken in')).toBeVisible()
})
