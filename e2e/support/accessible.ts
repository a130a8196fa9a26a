import { expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const wcag22aa: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/**
 * What axe finds against WCAG 2.2 AA on the page as it is. It comes once into each document and answers with its words only: its whole report
 * of a page is some hundred kilobytes. `contrast: false` leaves out colours, which take most of the time and are the same at every width.
 */
export async function violations(page: Page, { contrast = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ runOnly, contrast }) => {
      const rules = { 'color-contrast': { enabled: contrast } }
      const report = await window.axe!.run(document, { runOnly, rules, resultTypes: ['violations'] })
      return report.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { runOnly: wcag22aa, contrast },
  )
}

/** Waits until the screen has its heading and nothing on it is still on its way. */
export async function untilComplete(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
