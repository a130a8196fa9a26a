import type { Page } from '@playwright/test'

/**
 * Runs in the page: presses the link that leads to the address, or, where none is shown, goes there as the router's history does; answers
 * the milliseconds until the new screen's heading and all that it waited for are painted.
 */
function go(address: string): Promise<number> {
  const heading = () => document.querySelector<HTMLElement>('main h1')
  const before = { element: heading(), text: heading()?.textContent }
  const target = new URL(address, location.href)
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(({ href }) => href === target.href)
  const started = performance.now()
  if (link) link.click()
  else {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ usr: null, key: `bench${idx}`, idx: idx + 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  const isThere = () => {
    const shown = heading()
    if (location.pathname !== target.pathname || !shown) return false
    const isNew = shown !== before.element || shown.textContent !== before.text
    return isNew && !document.querySelector('main [aria-busy="true"]')
  }
  return new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - started > 20_000) reject(new Error(`${address} did not come`))
      else if (!isThere()) requestAnimationFrame(look)
      // This frame is about to be painted: the next task comes after it.
      else setTimeout(() => resolve(performance.now() - started))
    }
    requestAnimationFrame(look)
  })
}

/** Milliseconds of a change to the screen of the address, within the running application. */
export const timeOf = (page: Page, address: string): Promise<number> => page.evaluate(go, address)

/** Opens an address as a first page and waits until it rests. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('main h1').first().waitFor()
  // What the application fetches in its idle moments belongs to arriving.
  await page.waitForLoadState('networkidle')
}
