import type { Page } from '@playwright/test'
import { codeSentTo, newEmail, password } from '../support/accounts.ts'
import { expect, loginIn, test } from '../support/test.ts'

async function fillPerson(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel(/^Your name/).fill(name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function fillAddress(page: Page): Promise<void> {
  // The fields are those of the country.
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('Street and number').fill('12 Harbour Road')
  await page.getByLabel('Town').fill('Boston')
  await page.getByLabel('ZIP code').fill('02108')
}

/** Confirms the address by the code from the mail; it goes off by itself with its last digit. */
async function confirm(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(`We sent a code to ${email}.`, { exact: false })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(email))
}

test('a patient registers with the mailed code and is signed in', async ({ page }) => {
  const email = newEmail('fresh')
  await page.goto('/patient-registration')
  await fillPerson(page, 'Fay Fresh', email)
  await confirm(page, email)
  await expect(page).toHaveURL('/user-dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Fay Fresh' })).toBeVisible()
})

test('a wrong code is refused at its field, and the right one still works', async ({ page, console }) => {
  console.allow(/the server responded with a status of 422/)
  const email = newEmail('slip')
  await page.goto('/patient-registration')
  await fillPerson(page, 'Sol Slip', email)
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeVisible()
  const code = await codeSentTo(email)
  await field.fill(code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)))
  await expect(page.getByText('This code is not right, or no longer good.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(code)
  await expect(page).toHaveURL('/user-dashboard')
})

test('a doctor registers, and waits for the licence to be checked', async ({ page }) => {
  const email = newEmail('physician')
  await page.goto('/doctor-register')
  await page.getByLabel('Speciality').selectOption({ label: 'Cardiology' })
  await page.getByLabel('Licence number').fill(`MD-${Date.now()}`)
  await fillPerson(page, 'Dana Licence', email)
  await confirm(page, email)
  await expect(page).toHaveURL('/doctor-dashboard')
  await expect(page.getByText('Your licence is being checked')).toBeVisible()
})

test('a pharmacy registers', async ({ page }) => {
  const email = newEmail('pharmacy')
  await page.goto('/pharma-registration')
  await page.getByLabel('Name of the pharmacy').fill('Harbour Pharmacy')
  await page.getByLabel('Licence number').fill(`PH-${Date.now()}`)
  await fillAddress(page)
  await fillPerson(page, 'Phil Mortar', email)
  await confirm(page, email)
  await expect(page).toHaveURL('/pharma-dashboard')
  expect((await loginIn(page))?.userType).toBe(2)
})

test('a company registers', async ({ page }) => {
  const email = newEmail('company')
  await page.goto('/company-register')
  await page.getByLabel('Legal name of the company').fill('Harbour Works Inc.')
  await page.getByLabel('Tax number').fill(`TX-${Date.now()}`)
  await page.getByLabel('Contact person').fill('Cora Contact')
  await fillAddress(page)
  await fillPerson(page, 'Cora Contact', email)
  await confirm(page, email)
  await expect(page).toHaveURL('/coupons')
  expect((await loginIn(page))?.userType).toBe(4)
})
