import { paths } from '#contract/paths.ts'
import { newPatient } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('a patient keeps addresses in the settings: the shop says what is brought to the usual one, and none goes without being asked', async ({
  open,
}) => {
  const patient = await newPatient('Robin Vale')
  const page = await open(patient.login)
  await page.goto(paths.userSettings.link({ tab: 'addresses' }))
  await expect(page.getByText(wordOf('shop.addresses.none'))).toBeVisible()
  for (const [street, code, town] of [
    ['45 Hudson Street', '10011', 'New York'],
    ['4 Lake Street', '12207', 'Albany'],
  ] as const) {
    await page.getByRole('button', { name: wordOf('shop.checkout.newAddress') }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(wordOf('shop.checkout.recipient')).fill('Robin Vale')
    await form.getByLabel(wordOf('ui.address.line1')).fill(street)
    await form.getByLabel(wordOf('ui.address.city')).fill(town)
    await form.getByLabel(wordOf('ui.address.state')).fill('NY')
    await form.getByLabel(wordOf('ui.address.zip')).fill(code)
    await form.getByRole('button', { name: wordOf('shop.checkout.saveAddress') }).click()
    await expect(page.getByText(`${town}, NY ${code}`)).toBeVisible()
  }
  const row = (town: string) => page.getByRole('listitem').filter({ hasText: `${town}, NY` })
  await expect(row('New York')).toContainText(wordOf('shop.addresses.usual'))
  await row('Albany')
    .getByRole('button', { name: wordOf('shop.checkout.asDefault') })
    .click()
  await expect(row('Albany')).toContainText(wordOf('shop.addresses.usual'))
  await page.goto(paths.ecommerce.link())
  await expect(page.getByText('Albany, NY 12207')).toBeVisible()

  await page.goBack()
  const remove = wordOf('shop.checkout.removeAddress')
  await row('Albany').getByRole('button', { name: remove }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('ui.cancel') })
    .click()
  await expect(row('Albany')).toBeVisible()
  await row('Albany').getByRole('button', { name: remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: remove }).click()
  await expect(row('Albany')).toHaveCount(0)
  await expect(row('New York')).toContainText(wordOf('shop.addresses.usual'))
})
