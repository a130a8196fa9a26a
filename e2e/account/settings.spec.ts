import { newPatient, password, signIn } from '../support/accounts.ts'
import { chooseIn } from '../support/choices.ts'
import { expect, test } from '../support/test.ts'

test('the profile is changed and stays changed', async ({ open }) => {
  const page = await open((await newPatient('Una Before')).login)
  await page.goto('/user-settings')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Una After')
  await page.getByLabel('Date of birth').fill('04/12/1988')
  await page.getByLabel('Height in inches').fill('67.3')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account: Una After' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Date of birth')).toHaveValue('04/12/1988')
  await expect(page.getByLabel('Height in inches')).toHaveValue('67.3')
})

test('a pet is added, changed, archived and taken back', async ({ open }) => {
  const page = await open((await newPatient()).login)
  await page.goto('/user-settings?tab=pets')
  await page.getByRole('main').getByText('Add a pet', { exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Biscuit')
  await page.getByLabel('Species').selectOption('dog')
  await page.getByRole('button', { name: 'Save pet' }).click()
  await expect(page.getByText('Biscuit is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Archive Biscuit' }).click()
  await expect(page.getByText('Biscuit is archived. Visits and records stay.')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'No pets yet' }),
    'the list has come anew and moves nothing any more',
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show archived pets' }).click()
  await page.getByRole('button', { name: 'Take Biscuit out of the archive' }).click()
  await expect(page.getByRole('button', { name: 'Archive Biscuit' })).toBeVisible()
})

test('another password: the present one is asked for, and other devices are signed out', async ({ open, console }) => {
  console.allow(/the server responded with a status of 422/)
  const { email, login } = await newPatient()
  const other = await open((await signIn(email, 'patient')).login)
  await other.goto('/user-dashboard')
  await expect(other.getByRole('button', { name: /^Account: / })).toBeVisible()
  const page = await open(login)
  await page.goto('/user-settings?tab=password')
  await page.getByLabel('Present password').fill('this is not it')
  await page.getByLabel('New password').fill('another Carenest!2028')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your present password.')).toBeVisible()
  await page.getByLabel('Present password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed. Every other device is signed out.')).toBeVisible()
  await expect(other).toHaveURL('/home')
  await signIn(email, 'patient', 'another Carenest!2028')
})

test('another device is signed out, at once and with a word', async ({ open }) => {
  const { email, login } = await newPatient()
  const other = await open((await signIn(email, 'patient')).login)
  await other.goto('/user-settings?tab=devices')
  await expect(other.getByText('This device')).toBeVisible()
  const page = await open(login)
  await page.goto('/user-settings?tab=devices')
  await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
  await expect(page.getByText('The device is signed out.')).toBeVisible()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  await expect(other.getByText('You are signed out')).toBeVisible()
  await expect(other).toHaveURL('/home')
})

test('times follow the chosen zone', async ({ open }) => {
  const page = await open((await newPatient()).login)
  await page.goto('/user-settings?tab=language')
  await chooseIn(page, 'Time zone', 'Tokyo, Japan')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await page.goto('/doctors-list')
  await page
    .getByRole('link', { name: /^Book .+ with / })
    .first()
    .click()
  await expect(page.getByText('Times are shown for Tokyo')).toBeVisible()
})
