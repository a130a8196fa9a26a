import type { Locator, Page } from '@playwright/test'

/** The toast that carries this text. */
export function toastOf(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('alert').filter({ hasText: text })
}
