import { expect, test } from '../support/test.ts'

test('from the home page somebody learns how urgent it is, with its source, and who is free; nothing of it is sent', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  await page.getByRole('link', { name: 'My pet ate something' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My pet ate…' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.getByLabel('Which animal').selectOption('dog')
  await page.getByLabel('What it ate').selectOption('chocolate_dark')
  // Nobody has said how much: the worst.
  await expect(page.getByRole('heading', { name: 'Go to a veterinary clinic now' })).toBeVisible()
  await page.getByLabel('How much, in ounces').fill('1')
  await page.getByLabel('How heavy the animal is').fill('60')
  await expect(page.getByRole('heading', { name: 'Less than what is known to make animals ill' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Merck Veterinary Manual: Chocolate Toxicosis in Animals' })).toBeVisible()
  await page.getByLabel('How heavy the animal is').fill('5')
  await expect(page.getByRole('heading', { name: 'Go to a veterinary clinic now' })).toBeVisible()
  expect(sent.filter((request) => /chocolate/.test(request))).toEqual([])

  await page.getByLabel('What it ate').selectOption('other')
  await expect(page.getByRole('heading', { name: 'We do not know. Ask a veterinarian now' })).toBeVisible()
  await expect(page.getByText(/harmless/i)).toHaveCount(0)

  const next = page.getByRole('complementary', { name: 'Help now' }).getByRole('article')
  await expect(next).toBeVisible()
  await next.getByRole('link').first().click()
  await expect(page).toHaveURL(/view-doctor-details/)
})
