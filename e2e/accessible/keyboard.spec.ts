import type { Locator, Page } from '@playwright/test'
import { newPatient, password } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

/** Walks with Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab never came there')
}

test('signing in, choosing a time, booking and paying by keyboard alone', async ({ page }) => {
  const { email } = await newPatient('Kay Board')
  await page.goto('/login')
  await tabTo(page, page.getByLabel('E-mail address'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Kay Board' })).toBeVisible()

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Find a doctor' }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/doctors-list/)
  // Physicians: whoever is free first may be a veterinarian, and this patient has no animal.
  const physicians = page.waitForResponse((response) => /\/api\/doctors\?.*kind=physician/.test(response.url()))
  await tabTo(page, page.getByRole('radio', { name: 'Anyone' }))
  await page.keyboard.press('ArrowRight')
  await physicians
  await tabTo(page, page.getByRole('article').first().getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view-doctor-details/)

  const times = page.getByRole('group', { name: 'Free times', exact: true })
  await expect(times.getByRole('button').first()).toBeVisible()
  await tabTo(page, times.locator('button[tabindex="0"]'))
  const first = await times.locator('button:focus').innerText()
  await page.keyboard.press('ArrowDown')
  expect(await times.locator('button:focus').innerText()).not.toBe(first)
  await page.keyboard.press('Enter')
  await expect(times.locator('button:focus')).toHaveAttribute('aria-pressed', 'true')

  const chosen = page.getByRole('region', { name: 'Your choice' })
  await tabTo(page, chosen.getByLabel('What is it about?'))
  await page.keyboard.type('A cough for two weeks')
  await tabTo(page, chosen.getByRole('button', { name: 'Hold this time and pay' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/appointment-payment/)
  await tabTo(page, page.getByRole('button', { name: 'Answer later' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByLabel('Card number'))
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`12${(new Date().getUTCFullYear() + 3) % 100}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
})
