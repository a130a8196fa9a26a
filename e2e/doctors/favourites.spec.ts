import { newPatient } from '../support/accounts.ts'
import { physician } from '../support/appointments.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('a favourite is found again under "My doctors", leads to a booking, and is taken back and restored', async ({ open }) => {
  const { id, name } = await physician(3)
  const wordWith = (key: string) => wordOf(key).replace('{{name}}', name)
  const page = await open((await newPatient('Fay Vourite')).login)
  await page.goto(`/view-doctor-details?id=${id}`)
  const heart = page.getByRole('button', { name: wordWith('doctors.favourite.add') })
  await heart.first().click()
  await expect(page.getByRole('button', { name: wordWith('doctors.favourite.remove') }).first()).toBeVisible()

  await page.goto('/user-doctors')
  await page.getByRole('tab', { name: wordOf('doctors.mine.tabs.favourites') }).click()
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByRole('link', { name: wordWith('doctors.mine.againOf') })).toBeVisible()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goBack()
  await card.getByRole('button', { name: wordWith('doctors.favourite.remove') }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: wordOf('doctors.mine.undo') }).click()
  await expect(card).toBeVisible()
})
