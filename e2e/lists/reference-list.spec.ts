import { readFile } from 'node:fs/promises'
import { demonstration } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test('an administrator adds entries, merges one into the other, takes it back, and brings a file in', async ({ open }) => {
  const admin = await demonstration('admin')
  const page = await open(admin.login)
  const mark = Date.now().toString(36)
  const [kept, twice, filed] = [`Wound care ${mark}`, `Care of wounds ${mark}`, `Bandaging ${mark}`]
  await page.goto('/skill-list')
  for (const name of [kept, twice]) {
    await page.getByRole('button', { name: 'Add entry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add entry' })
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }

  await page.getByRole('searchbox', { name: 'Search by any name' }).fill(mark)
  await page.getByRole('button', { name: `Merge ${twice} into another entry` }).click()
  const merging = page.getByRole('dialog', { name: `Merge ${twice}` })
  await merging.getByRole('searchbox').fill(kept)
  await merging.getByText(kept).click()
  await merging.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(merging).toBeHidden()
  const undo = page.getByRole('button', { name: `Undo the merge of ${twice}` })
  await expect(undo).toBeVisible()
  await expect(page.getByRole('button', { name: twice, exact: true })).toBeHidden()
  await undo.click()
  await expect(page.getByRole('button', { name: twice, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Retire ${twice}` }).click()
  await expect(page.getByRole('button', { name: `Bring back ${twice}` })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(3)

  await page.getByRole('button', { name: 'Bring in CSV' }).click()
  const drawer = page.getByRole('dialog', { name: 'Bring in a file' })
  const choose = (content: string) =>
    drawer.locator('input[type=file]').setInputFiles({ name: 'skills.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose(`${text}=1+1,,,,\r\n`)
  await expect(drawer.getByText('Nothing was brought in.')).toBeVisible()
  await choose(`name\r\n${filed}\r\n`)
  await expect(drawer.getByText('No faults found')).toBeVisible()
  await drawer.getByRole('button', { name: 'Bring it in' }).click()
  await expect(drawer.getByText('All of it was brought in')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: filed, exact: true })).toBeVisible()
})
