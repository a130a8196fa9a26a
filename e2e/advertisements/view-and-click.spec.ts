import { advertisementsContract as contract } from '#contract/advertisements/contract.ts'
import { paths } from '#shared/paths.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

// A browser without a screen says so, and is a machine to the platform.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36' })

test('an advertisement in the feed is named as one, counts when it was seen for a second, and its click follows', async ({
  open,
}) => {
  const admin = await demonstration('admin')
  const counted = async () => {
    const ads = await call(contract.listAdvertisements, {}, { as: admin })
    const running = ads.filter(({ placement, standing }) => placement === 'feed' && standing === 'running')
    return { views: running.reduce((sum, ad) => sum + ad.views, 0), clicks: running.reduce((sum, ad) => sum + ad.clicks, 0) }
  }
  const before = await counted()
  const page = await open((await newPatient('Vera Viewer')).login)
  await page.goto(paths.feed.link())
  const place = page.getByRole('main').getByRole('complementary', { name: 'Advertisement' })
  await expect(place.getByText('Advertisement', { exact: true })).toBeVisible()
  await expect(place.getByRole('link')).toBeVisible()
  await expect.poll(async () => (await counted()).views).toBe(before.views + 1)
  await place.getByRole('link').click()
  await expect(page).toHaveURL(/experts/)
  await expect.poll(async () => (await counted()).clicks).toBe(before.clicks + 1)
})

test('nothing is advertised beside visits, medicines and records', async ({ open }) => {
  const page = await open((await newPatient('Hal Health')).login)
  for (const path of [paths.userAppointmentList, paths.userPrescription, paths.patientEmr]) {
    await page.goto(path.link())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0)
  }
})

test('an administrator reads what was counted, and pauses an advertisement', async ({ open }) => {
  const page = await open((await demonstration('admin')).login)
  await page.goto(paths.advertisementManagement.link())
  const card = page.getByRole('article', { name: 'Cover for the days nobody plans' })
  await card.getByRole('button', { name: 'Figures' }).click()
  await expect(page.getByRole('dialog').getByText('Less than a second')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card.getByText('Paused')).toBeVisible()
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect(card.getByText('Running')).toBeVisible()
})
