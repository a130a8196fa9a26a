import type { BrowserContext, Page } from '@playwright/test'
import { accountCalls } from '#contract/account/calls.ts'
import { accountContract } from '#contract/account/contract.ts'
import { sessionExpiredMessage, toastTitle } from '#contract/kernel/specified.ts'
import { grownOld, newPatient } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, loginIn, test } from '../support/test.ts'
import { toastOf } from '../support/toasts.ts'

const renewals = `**/api${accountCalls.renewAccessToken.path}`
const refused = /the server responded with a status of 401/

function countRenewals(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.url().endsWith(accountCalls.renewAccessToken.path)) count += 1
  })
  return () => count
}

/** Signed in, and known by name: the answer to a call with the stored token. */
const personMenu = (page: Page, name: string) => page.getByRole('button', { name: `Account: ${name}` })

test('an access token that has grown old is renewed once, and nobody notices', async ({ open, console }) => {
  console.allow(refused)
  const { login } = await newPatient('Alex Renewed')
  const old = await grownOld(login)
  const page = await open(old)
  const count = countRenewals(page.context())
  await page.goto('/user-dashboard')
  await expect(personMenu(page, 'Alex Renewed')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(count()).toBe(1)
  const renewed = await loginIn(page)
  expect(renewed?.userType).toBe(0)
  expect(renewed?.accessToken.token).not.toBe(old.accessToken.token)
  expect(renewed?.refreshToken.token).not.toBe(old.refreshToken.token)
  await page.reload()
  await expect(personMenu(page, 'Alex Renewed')).toBeVisible()
  expect(count()).toBe(1)
})

test('a refused renewal says so in the words of the specification, empties storage and leads home', async ({ open, console }) => {
  console.allow(refused)
  const patient = await newPatient()
  await call(accountContract.logout, {}, { as: patient })
  const page = await open(await grownOld(patient.login))
  const count = countRenewals(page.context())
  await page.goto('/user-dashboard')
  const toast = toastOf(page, sessionExpiredMessage)
  await expect(toast).toBeVisible()
  await expect(toast.getByText(toastTitle, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/home')
  await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(count()).toBe(1)
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await page.goto('/user-settings')
  await expect(page).toHaveURL('/home')
})

test('two tabs whose token has grown old share one renewal', async ({ open, console }) => {
  console.allow(refused)
  const { login } = await newPatient('Sam Twotabs')
  const first = await open(await grownOld(login))
  const second = await first.context().newPage()
  const count = countRenewals(first.context())
  await Promise.all([first.goto('/user-dashboard'), second.goto('/user-dashboard')])
  await expect(personMenu(first, 'Sam Twotabs')).toBeVisible()
  await expect(personMenu(second, 'Sam Twotabs')).toBeVisible()
  expect(count()).toBe(1)
  expect(await loginIn(second)).toEqual(await loginIn(first))
})

test('a renewal that the network swallows ends no session; the next try renews', async ({ open, console }) => {
  console.allow(refused)
  console.allow(/net::ERR_CONNECTION_RESET/)
  const { login } = await newPatient('Kim Patience')
  const old = await grownOld(login)
  const page = await open(old)
  await page.route(renewals, (route) => route.abort('connectionreset'))
  await page.goto('/user-dashboard')
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith(accountCalls.renewAccessToken.path))
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByText(sessionExpiredMessage)).toHaveCount(0)
  expect(await loginIn(page)).toEqual(old)
  await page.unroute(renewals)
  await page.reload()
  await expect(personMenu(page, 'Kim Patience')).toBeVisible()
  await expect(page).toHaveURL('/user-dashboard')
})
