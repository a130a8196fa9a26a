import { codeSentTo, newPatient, password } from '../support/accounts.ts'
import { expect, loginIn, test } from '../support/test.ts'

test('mobile login by phone and one-time code', async ({ page }) => {
  await page.goto('/user-login')
  await page.getByLabel('Mobile number').fill('2025550143')
  await page.getByRole('button', { name: 'Send code' }).click()
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeVisible()
  await field.fill(await codeSentTo('+12025550143'))
  await expect(page).toHaveURL('/user-dashboard')
  expect((await loginIn(page))?.userType).toBe(0)
})

test('a forgotten password is replaced by code, signs out every device, and the new one signs in', async ({ open }) => {
  const { email, login } = await newPatient('Mo Forgetful')
  const other = await open(login)
  await other.goto('/user-settings')
  await expect(other.locator('main h1')).toBeVisible()

  const page = await open()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  // The sign-in has a field of the same name until the next screen has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeVisible()
  await field.fill(await codeSentTo(email))
  await page.getByLabel('New password').fill('a better Carenest!2027')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()

  await expect(other).toHaveURL('/home')
  await expect(other.getByText('You are signed out')).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a better Carenest!2027')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/user-dashboard')
  expect(password).not.toBe('a better Carenest!2027')
})
