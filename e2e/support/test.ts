import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { storedLoginKey } from '#shared/session/stored-login.ts'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { clockScript, moveClock } from './clock.ts'
import { origin } from './platform.ts'
import { watchConsole, type Console } from './console.ts'

moveClock()

interface Journey {
  /** What the pages of this journey wrote to their consoles. Whatever is left unexpected at the end fails it. */
  readonly console: Console
  /** A browser of its own: nobody is signed in, or whoever the record names. */
  readonly open: (login?: LoginRecord, options?: BrowserContextOptions) => Promise<Page>
}

/** The login record in the form in which redux-persist keeps it. */
export function storedLogin(login: LoginRecord): string {
  const fields = Object.entries(login).map(([name, value]) => [name, JSON.stringify(value)])
  return JSON.stringify(Object.fromEntries(fields))
}

/** Storage as a browser has it in which this person signed in before. */
export function storageOf(login: LoginRecord): BrowserContextOptions['storageState'] {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: storedLoginKey, value: storedLogin(login) }] }] }
}

/** The login record that this page's browser keeps; `null` when nobody is signed in. */
export async function loginIn(page: Page): Promise<LoginRecord | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storedLoginKey)
  const fields = JSON.parse(text ?? '{}') as Record<string, string>
  if (!fields['accessToken']) return null
  const names = ['userType', 'accessToken', 'refreshToken']
  return Object.fromEntries(names.map((name) => [name, JSON.parse(fields[name]!) as unknown])) as LoginRecord
}

/** Journeys go on when a page has come alive, so that what they do next is the application's; those about the time before only `commit`. */
function aliveWhenOpened(page: Page): Page {
  const untilAlive = () =>
    page.waitForFunction(() => window.early === undefined, undefined, { timeout: 10_000 }).catch(() => null)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil !== 'commit') await untilAlive()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil !== 'commit') await untilAlive()
    return answer
  }
  return page
}

/** Journeys fail by a fault in the console or a violation of the content policy, wherever they were. */
export const test = base.extend<Journey>({
  context: async ({ context }, use) => {
    await context.addInitScript({ content: clockScript })
    await use(context)
  },
  page: async ({ page }, use) => use(aliveWhenOpened(page)),
  console: [
    async ({ context }, use) => {
      const console = watchConsole()
      console.watch(context)
      await use(console)
      console.check()
    },
    { auto: true },
  ],
  open: async ({ browser, console }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (login, options = {}) => {
      const context = await browser.newContext({ ...options, ...(login && { storageState: storageOf(login) }) })
      contexts.push(context)
      await context.addInitScript({ content: clockScript })
      console.watch(context)
      const page = await context.newPage()
      return options.javaScriptEnabled === false ? page : aliveWhenOpened(page)
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'
