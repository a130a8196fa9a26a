import { readFile } from 'node:fs/promises'
import { adminContract } from '#contract/admin/contract.ts'
import { demonstration } from '../support/accounts.ts'
import { goTo } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a doctor keeps a view of the visits, and has it on another device; a file has the columns that are shown', async ({
  open,
}, { retry }) => {
  const name = `Video, done ${process.pid}-${retry}`
  const doctor = await demonstration('doctor')
  const page = await open(doctor.login)
  await page.goto('/doctor-appointment-history')
  await page.getByLabel('How').selectOption('video')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Fee' }).uncheck()
  await page.getByRole('dialog').getByRole('radio', { name: 'Compact' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('columnheader', { name: 'Fee' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()

  const elsewhere = await open(doctor.login)
  await elsewhere.goto('/doctor-appointment-history')
  await expect(elsewhere.getByRole('columnheader', { name: 'Fee' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Views' }).click()
  await elsewhere.getByRole('button', { name }).click()
  await expect(elsewhere).toHaveURL(/\?mode=video$/)
  await expect(elsewhere.getByRole('columnheader', { name: 'Fee' })).toHaveCount(0)

  const saved = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^visits-\d{4}-\d{2}-\d{2}\.csv$/)
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFVisit number,When,Patient,For,How,State')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => row.includes(',Video,'))).toBe(true)

  await page.reload()
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'compact')
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Manage views' }).click()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`${name} was removed.`)).toBeVisible()
})

test('the audit goes on as far as one scrolls, with few rows drawn, and Back leads to the row one left', async ({ open }) => {
  const admin = await demonstration('admin')
  for (let count = 0; count < 130; count++) await call(adminContract.listOutbox, { query: { limit: 1 } }, { as: admin })
  const page = await open(admin.login)
  await page.goto('/admin-dashboard?tab=audit')
  const places = () =>
    page.getByRole('row').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))).filter(Boolean))
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', /.+/)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2500)
      return Math.max(...(await places()))
    })
    .toBeGreaterThan(110)
  expect((await places()).length).toBeLessThan(80)
  const offset = await page.evaluate(() => window.scrollY)
  await goTo(page, '/user-list')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(offset - 600)
  // Asked between the scroll and the frame it is painted in, the page still has the rows it began with.
  await expect.poll(async () => Math.max(...(await places()))).toBeGreaterThan(90)
})
