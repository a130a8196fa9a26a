import type { Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { allRoutes } from '#app/workspaces/all-routes.ts'
import { addressOf } from '../../tests/support/route-table.ts'

/** Words in a language as the build merged them, site and workspace. */
const wordsIn = (locale: string) =>
  readdirSync('dist/web/assets/i18n')
    .filter((name) => name.endsWith(`${locale}.json`))
    .map((name) => JSON.parse(readFileSync(`dist/web/assets/i18n/${name}`, 'utf8')) as object)
const words = wordsIn('en-US')

function wordAt(key: string, trees = words): string | undefined {
  for (const tree of trees) {
    const found = key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], tree)
    if (typeof found === 'string') return found
  }
  return undefined
}

/** A word as people read it. Throws where there is none, so that no journey looks for nothing. */
export function wordOf(key: string, locale = 'en-US'): string {
  const found = wordAt(key, locale === 'en-US' ? words : wordsIn(locale))
  if (found === undefined) throw new Error(`There is no word ${key} in ${locale}`)
  return found
}

/** The document's title of the route at an address. */
export function titleOf(address: string): string {
  const route = allRoutes.find(({ path }) => addressOf(path.pattern) === address)
  return `${wordAt(`${route?.words ?? 'app.routes.notFound'}.title`) ?? ''} · Carenest`
}

interface Arrival {
  /** The path of the screen that is shown then; the address itself where absent. */
  readonly expected?: string
  /** The document's title then; `null`: whatever the screen says of its record. */
  readonly title?: string | null
}

/** Goes to an address within the running application, as a link does, and waits until the screen there is shown. */
export async function goTo(page: Page, address: string, arrival: Arrival = {}): Promise<void> {
  const { expected = address, title = titleOf(expected) } = arrival
  const before = await page.title()
  await page.evaluate((to) => {
    // As the router's own history writes its entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  const arrived = page.waitForFunction(
    ([path, name, old]) => location.pathname === path && (name === null ? document.title !== old : document.title === name),
    [expected, title, before] as const,
    { polling: 10, timeout: 30_000 },
  )
  await arrived.catch(async () => {
    throw new Error(`${address} should show "${title}" at ${expected}; it shows "${await page.title()}" at ${page.url()}`)
  })
}
