import { offlineMessage, toastTitle } from '#contract/kernel/specified.ts'
import { expect, test } from '../support/test.ts'
import { toastOf } from '../support/toasts.ts'

test('offline, a request is dropped with the words of the specification; back online, the same button works', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us')
  await page.getByLabel('Your name').fill('Lena Wire')
  await page.getByLabel('Your e-mail address').fill('lena@example.test')
  await page.getByLabel('What is it about?').fill('A question')
  await page.getByLabel('Your message').fill('Do you see parrots?')
  // A person takes longer to write than the checks of the form to come.
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  const toast = toastOf(page, offlineMessage)
  await expect(toast).toBeVisible()
  await expect(toast.getByText(toastTitle, { exact: true })).toBeVisible()
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message has arrived')).toBeVisible()
})
