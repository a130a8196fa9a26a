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

  // First what to do, then whom to call, then where to go, and last a video visit, which begins within the hour or is not offered.
  const help = page.getByRole('complementary', { name: 'Help now' })
  await expect(page.getByText('What to do in the next minutes')).toBeVisible()
  await expect(help.getByRole('heading', { level: 2 })).toHaveText([
    'Poison hotlines',
    'Open clinics nearby',
    'Video visits within the hour',
  ])
  await expect(help.getByRole('link', { name: '+1 888 426 4435' })).toHaveAttribute('href', 'tel:+18884264435')
  const videos = help.getByRole('region', { name: 'Video visits within the hour' })
  const offered = videos.getByRole('article')
  const nobody = videos.getByText('No veterinarian for emergencies is free by video')
  await expect(offered.first().or(nobody)).toBeVisible()
  for (const offer of await offered.all()) await expect(offer).not.toContainText(/surgery|dentistry|behaviour/i)
})

test('without a connection it still says what to do and whom to call', async ({ open }) => {
  const page = await open()
  await page.goto('/my-pet-ate')
  await expect(page.getByRole('heading', { level: 1, name: 'My pet ate…' })).toBeVisible()
  await page.getByLabel('Which animal').selectOption('cat')
  await page.context().setOffline(true)
  await page.getByLabel('What it ate').selectOption('lily')
  await expect(page.getByRole('heading', { name: 'Go to a veterinary clinic now' })).toBeVisible()
  await expect(page.getByText('What to do in the next minutes')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Poison hotlines' }).getByRole('link').first()).toHaveAttribute('href', /^tel:/)
})
