import { adminContract } from '#contract/admin/contract.ts'
import { noticesContract } from '#contract/notices/contract.ts'
import { paths } from '#shared/paths.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { visitCalledOff } from './visit-called-off.ts'

const settings = paths.userSettings.link({ tab: 'notices' })

async function mailsTo(email: string): Promise<string[]> {
  const admin = await demonstration('admin')
  const { items } = await call(adminContract.listOutbox, { query: { search: email } }, { as: admin })
  return items.map(({ subject }) => subject ?? '')
}

test('what happens is told in the app and by mail; read in one tab it is read in the other', async ({ open }) => {
  const patient = await newPatient()
  const page = await open(patient.login)
  await page.goto(paths.notifications.link())
  await expect(page.getByText('No notices yet')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(paths.userDashboard.link())
  await visitCalledOff(patient, 20)
  for (const each of [page, other]) await expect(each.getByRole('button', { name: 'Notices, 2 unread' })).toBeVisible()
  expect(await mailsTo(patient.email)).toContainEqual(expect.stringContaining('was cancelled'))
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /was cancelled/ })
    .click()
  await expect(page).toHaveURL(/user-appointment-details/)
  for (const each of [page, other]) await expect(each.getByRole('button', { name: 'Notices, 1 unread' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  for (const each of [page, other]) await expect(each.getByRole('button', { name: 'Notices', exact: true })).toBeVisible()
  await page.getByLabel('Show').selectOption('true')
  await expect(page).toHaveURL(/unread=true/)
  await expect(page.getByRole('main').getByRole('link', { name: /was cancelled/ })).toBeHidden()
})

test('kinds and quiet hours are chosen, kept, and held to: no mail of what was turned off, none at night', async ({ open }) => {
  const patient = await newPatient()
  const page = await open(patient.login)
  await page.goto(settings)
  const byMail = page.getByRole('checkbox', { name: 'A visit is confirmed: By mail' })
  await byMail.uncheck()
  await page.getByRole('checkbox', { name: 'Keep mail and pushes back in quiet hours' }).check()
  await page.getByLabel('From').fill('12:00 AM')
  await page.getByLabel('Until').fill('12:00 AM')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(page.getByText('Choose another time than the beginning.')).toBeVisible()
  await page.getByLabel('Until').fill('11:59 PM')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(page.getByText('Your quiet hours are saved.')).toBeVisible()
  await page.reload()
  await expect(byMail).not.toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('12:00 AM')
  await expect(page.getByLabel('Until')).toHaveValue('11:59 PM')
  const before = await mailsTo(patient.email)
  await visitCalledOff(patient, 21)
  await expect(page.getByRole('button', { name: 'Notices, 2 unread' })).toBeVisible()
  expect(await mailsTo(patient.email)).toEqual(before)
})

test('the page that a push opens marks its notice as read, and forgets so in its address', async ({ open }) => {
  const patient = await newPatient()
  await visitCalledOff(patient, 23)
  const page = await open(patient.login)
  await page.goto(paths.notifications.link())
  await expect(page.getByRole('button', { name: 'Notices, 2 unread' })).toBeVisible()
  const { items } = await call(noticesContract.listNotices, { query: {} }, { as: patient })
  const fresh = await page.context().newPage()
  await fresh.goto(`/${items[0]!.link}#notice=${items[0]!.id}`)
  await expect(fresh.getByRole('button', { name: 'Notices, 1 unread' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notices, 1 unread' })).toBeVisible()
  expect(new URL(fresh.url()).hash).toBe('')
})
