import { expect, test } from '../support/test.ts'

test('each navigation scrolls to the top and puts the focus on the new screen’s heading', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page).toHaveURL('/term-condition')
  const heading = page.getByRole('heading', { level: 1, name: 'Terms and conditions' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle('Terms and conditions · Carenest')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused()
})

test('an unknown address shows the not-found page with its status, and leads home', async ({ page, console }) => {
  console.allow(/the server responded with a status of 404/)
  const answer = await page.goto('/nobody/lives/here')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this' })).toBeVisible()
  await expect(page).toHaveURL('/nobody/lives/here')
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/(home)?$/)
})

test('a visitor is invited to sign in where their own data would be, and comes back there', async ({ page }) => {
  await page.goto('/user-appointment-list?tab=past')
  await expect(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail address').fill('patient@carenest.test')
  await page.getByLabel('Password', { exact: true }).fill('Carenest!2026')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/user-appointment-list?tab=past')
  await expect(page.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true')
})
