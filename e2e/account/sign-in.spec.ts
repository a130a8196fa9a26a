import type { Page } from '@playwright/test'
import { accountContract } from '#contract/account/contract.ts'
import { roles } from '#contract/kernel/roles.ts'
import { newPatient, password } from '../support/accounts.ts'
import { origin, send } from '../support/platform.ts'
import { expect, loginIn, test } from '../support/test.ts'

const ways = {
  patient: ['login', '/user-dashboard'],
  doctor: ['doctor-login', '/doctor-dashboard'],
  staff: ['doctor-login', '/doctor-dashboard'],
  pharmacy: ['pharma-login', '/pharma-dashboard'],
  admin: ['admin-login', '/admin-dashboard'],
  company: ['company-login', '/coupons'],
} as const

async function enter(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

for (const role of roles) {
  test(`${role}: signs in at ${ways[role][0]} and starts at ${ways[role][1]}`, async ({ page, console }) => {
    // The session may end while its first hub connection is being made.
    console.allow(/WebSocket connection to .* failed/)
    const [screen, start] = ways[role]
    await page.goto(`/${screen}`)
    await enter(page, `${role}@carenest.test`)
    await expect(page).toHaveURL(start)
    await expect(page.locator('main h1')).toBeVisible()
    expect((await loginIn(page))?.userType).toBe(roles.indexOf(role))
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/home')
    await expect.poll(() => loginIn(page)).toBeNull()
  })
}

test('a sign-in for others names the right one and leads there', async ({ page, console }) => {
  console.allow(/the server responded with a status of 403/)
  await page.goto('/login')
  await enter(page, 'doctor@carenest.test')
  await expect(page.getByText('Please use the other sign-in')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the doctor sign-in' }).click()
  await expect(page).toHaveURL('/doctor-login')
})

test('a wrong password says nothing about whether the account exists', async ({ page, console }) => {
  console.allow(/the server responded with a status of 422/)
  const { email } = await newPatient()
  await page.goto('/login')
  for (const who of [email, 'nobody-at-all@example.test']) {
    await enter(page, who, 'not the password')
    await expect(page.getByText('The e-mail address or the password is not right.').first()).toBeVisible()
    await expect(page).toHaveURL('/login')
    await page.reload()
  }
})

test('who signed in on this device before is let in while others guess the password', async ({ page }) => {
  const { email } = await newPatient()
  await page.goto('/login')
  await enter(page, email)
  await expect(page).toHaveURL('/user-dashboard')
  const device = (await page.context().cookies(`${origin}/api/Account/Login`)).find(({ name }) => name === 'carenest-device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => loginIn(page)).toBeNull()

  const guess = async () => {
    const answer = await send(accountContract.login, { body: { email, password: 'guess', kind: 'patient' } })
    return Number(answer.headers.get('retry-after'))
  }
  await Promise.all(Array.from({ length: 21 }, guess))
  // From now on strangers wait, wherever they are; the owner does not.
  await expect.poll(guess).toBeGreaterThan(8)
  await page.goto('/login')
  await enter(page, email)
  await expect(page).toHaveURL('/user-dashboard')
})
