import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses in a list that is searched by typing; waits until it stands where the device's own list stood. */
export async function chooseIn(place: Page | Locator, label: string, option: string) {
  const page = 'page' in place ? place.page() : place
  const line = place.getByRole('combobox', { name: label }).and(page.locator('input'))
  await line.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(line).toHaveAttribute('aria-expanded', 'false')
}
