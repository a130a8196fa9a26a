import { newPatient } from '../support/accounts.ts'
import { expect, loginIn, test } from '../support/test.ts'

test('signing out in one tab signs out the others, and asks the rule of their screens again', async ({ open }) => {
  const { login } = await newPatient('Jo Tabs')
  const first = await open(login)
  const second = await first.context().newPage()
  await first.goto('/user-dashboard')
  // The last that a page asks of itself; asked while the other tab signs out it would rightly be refused.
  const hasAskedAll = second.waitForResponse('**/api/live-meeting')
  await second.goto('/user-settings')
  await expect(second.locator('main h1')).toBeVisible()
  await hasAskedAll
  await first.getByRole('button', { name: 'Account: Jo Tabs' }).click()
  await first.getByRole('button', { name: 'Sign out' }).click()
  await expect(first).toHaveURL('/home')
  await expect(second).toHaveURL('/home')
  expect(await loginIn(second)).toBeNull()
})
