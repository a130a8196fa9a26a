import type { Page } from '@playwright/test'

/** Fills the sandbox's card form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Pay by card' })
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Valid until').fill(`12/${(new Date().getUTCFullYear() + 3) % 100}`)
  await form.getByLabel('Security code').fill('123')
}

/** What the button says is paid, in cents. */
export async function totalShown(page: Page): Promise<number> {
  const text = await page.getByRole('button', { name: /^Pay \$/ }).innerText()
  return Math.round(Number(/\$([\d,.]+)/.exec(text)![1]!.replaceAll(',', '')) * 100)
}
