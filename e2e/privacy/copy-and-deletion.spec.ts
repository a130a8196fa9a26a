import { unzipSync, strFromU8 } from 'fflate'
import { readFile } from 'node:fs/promises'
import { newPatient, signIn } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

const ownData = '/user-settings?tab=data'

test('a patient takes a copy of the data: it is made meanwhile, and holds pages to read and the same as JSON', async ({
  open,
}) => {
  const patient = await newPatient('Cora Copy')
  const page = await open(patient.login)
  await page.goto(ownData)
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('Your copy is ready')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the copy' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('carenest.zip')
  const parts = unzipSync(await readFile(await download.path()))
  expect(strFromU8(parts['index.html']!)).toContain('Cora Copy')
  expect(strFromU8(parts['data/account.json']!)).toContain(patient.email)
})

test('a deletion is proven by word and password, waits two weeks, and is taken back on another device', async ({
  open,
  console,
}) => {
  console.allow(/the server responded with a status of 422/)
  const patient = await newPatient('Dora Doubt')
  const page = await open(patient.login)
  await page.goto(ownData)
  await page.getByRole('button', { name: 'Delete account …' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Delete in two weeks' })

  await dialog.getByLabel('Type DELETE').fill('yes')
  await dialog.getByLabel('Your password', { exact: true }).fill('not Carenest!2026')
  await confirm.click()
  await expect(dialog.getByText('Type the word DELETE as it stands here.')).toBeVisible()

  await dialog.getByLabel('Type DELETE').fill('delete')
  await confirm.click()
  await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAttribute('aria-invalid', 'true')

  await dialog.getByLabel('Your password', { exact: true }).fill(patient.password)
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()

  const { login } = await signIn(patient.email, 'patient', patient.password)
  const other = await open(login)
  await other.goto(ownData)
  await other.getByRole('button', { name: 'Keep my account' }).click()
  await expect(other.getByText('Your account stays')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Delete account …' })).toBeVisible()
  // The first device is told without asking.
  await expect(page.getByRole('button', { name: 'Delete account …' })).toBeVisible()
})
