import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA on the page as it is; with `contrast`, against its colours alone. */
export async function violations(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations: found } = await (rules === 'all' ? axe.withTags(wcag22aa) : axe.withRules(['color-contrast'])).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Waits until the screen has its heading and nothing on it is still on its way. */
export async function untilComplete(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
