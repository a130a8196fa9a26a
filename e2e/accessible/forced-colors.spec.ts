import type { Locator } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)

test('where the device paints with its own colours, what is chosen still differs from what could be', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(paths.ecommerce.link({ audience: 'pets' }))
  const choice = page.getByRole('navigation', { name: wordOf('shop.choose.for') })
  const chosen = choice.getByRole('link', { name: wordOf('shop.audience.pets') })
  const other = choice.getByRole('link', { name: wordOf('shop.audience.people') })
  await expect(chosen).toHaveAttribute('aria-current', 'page')
  expect(await ground(chosen)).not.toBe(await ground(other))

  await page.goto(paths.doctorsList.link({}))
  const views = page.getByRole('radiogroup', { name: wordOf('doctors.list.view') })
  const [list, map] = [wordOf('doctors.list.asList'), wordOf('doctors.list.asMap')].map((name) =>
    views.locator('label').filter({ hasText: name }),
  )
  expect(await ground(list!)).not.toBe(await ground(map!))
})
