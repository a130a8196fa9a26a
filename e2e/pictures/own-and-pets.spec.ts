import type { Page } from '@playwright/test'
import { newPatient } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

const picture = 'public/icons/icon-512.png'

async function choose(page: Page, file: Parameters<Awaited<ReturnType<typeof chooser>>['setFiles']>[0]) {
  await (await chooser(page)).setFiles(file)
}

async function chooser(page: Page) {
  const [opened] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^(Choose|Change) picture$/ }).click(),
  ])
  return opened
}

/** The picture in the frame's corner, once it is truly drawn. */
const inFrame = (page: Page) => page.getByRole('button', { name: /^Account: / }).locator('img')
const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth === 512 && image.naturalHeight === 512

test('a person’s picture is sent, shown wherever they appear, removed and taken back', async ({ open }) => {
  const page = await open((await newPatient('Una Picture')).login)
  await page.goto('/user-settings')
  await choose(page, picture)
  await expect(page.getByText('The new picture is shown now.')).toBeVisible()
  await expect.poll(() => inFrame(page).evaluate(isDrawn)).toBe(true)
  await page.reload()
  await expect(inFrame(page)).toHaveAttribute('src', /^\/api\/files\//)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('The picture is removed.')).toBeVisible()
  await expect(inFrame(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The former picture is shown again.')).toBeVisible()
  await expect(inFrame(page)).toHaveAttribute('src', /^\/api\/files\//)
})

test('what is no picture is refused on the device, with a word', async ({ open }) => {
  const page = await open((await newPatient()).login)
  await page.goto('/user-settings')
  await choose(page, { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') })
  await expect(page.getByText('This picture cannot be read. Choose another one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeEnabled()
})

test('a pet’s picture is its owner’s to see, and nobody’s who only has the address', async ({ open, request }) => {
  const page = await open((await newPatient()).login)
  await page.goto('/user-settings?tab=pets&pet=new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Biscuit')
  await page.getByLabel('Species').selectOption('dog')
  await page.getByRole('button', { name: 'Save pet' }).click()
  await page.getByRole('button', { name: 'Edit Biscuit' }).click()
  const sent = page.waitForResponse((response) => response.url().includes('/api/files?') && response.status() === 201)
  await choose(page, picture)
  const { address } = (await (await sent).json()) as { address: string }
  await expect(page.getByText('The new picture is shown now.')).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)

  await page.goto('/user-dashboard')
  const shown = page.getByRole('region', { name: 'Your pets' }).locator('img')
  await expect.poll(() => shown.evaluate(isDrawn)).toBe(true)
})
