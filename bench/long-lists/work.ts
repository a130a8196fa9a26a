import type { Browser, CDPSession, Page } from '@playwright/test'
import { newVisitor, slowConditions } from '../running/chromium.ts'

/** Milliseconds that the page's main thread worked: scripts, styles, layout, painting. */
export interface Work {
  readonly mount: number
  readonly scroll: number
}

const steps = 100
/** Pixels of a step: half a screen each frame, as a hasty wheel does. */
const stride = 400
/** In the middle of the window. */
const overTheList = { x: 640, y: 400 }

/** Runs in the page: resolves when what was just done is painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function scrollThrough([count, height, scroller]: readonly [number, number, string | null]): Promise<void> {
  const scrolled = scroller === null ? window : document.querySelector(scroller)!
  for (let step = 0; step < count; step++) {
    scrolled.scrollBy({ top: height, behavior: 'instant' })
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}

/** With the page from its beginning, or in a scroller of its own from its end. */
type Way = 'page' | 'conversation'

const log = '[role="log"]'

/** What the list at the address costs to put on the page, and to scroll through. */
export const workOf = (browser: Browser, address: string, way: Way = 'page'): Promise<Work> =>
  atWork(browser, address, (page, session) => workOfList(page, session, address, way))

/** What it costs to put on the page what the page at the address shows once it is asked to, until it is painted. */
export const workToMount = (browser: Browser, address: string): Promise<number> => atWork(browser, address, mount)

async function atWork<T>(
  browser: Browser,
  address: string,
  work: (page: Page, session: CDPSession, address: string) => Promise<T>,
): Promise<T> {
  const context = await newVisitor(browser)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowConditions.slowdown })
    await page.goto(address, { waitUntil: 'networkidle' })
    // On a slow processor the network may rest before the page has drawn its first, empty state.
    await page.waitForFunction(() => 'mountList' in window)
    return await work(page, session, address)
  } finally {
    await context.close()
  }
}

const mount = (page: Page, session: CDPSession): Promise<number> =>
  during(session, async () => {
    await page.evaluate(() => window.mountList())
    await page.evaluate(painted)
  })

async function workOfList(page: Page, session: CDPSession, address: string, way: Way): Promise<Work> {
  const isTalk = way === 'conversation'
  const mounting = await mount(page, session)
  await mustShowRows(page, isTalk ? ['Row 9999.', 'Row 9000.'] : ['Row 3.', 'Row 200.'])
  const place = (): Promise<number> =>
    isTalk ? page.locator(log).evaluate(({ scrollTop }) => scrollTop) : page.evaluate(() => scrollY)
  const before = await place()
  // Who turns a wheel has the pointer over the list: the browser tells row after row that it came below it. Left in the corner, it would
  // lie over rows that reach there and miss those that begin beside a margin.
  await page.mouse.move(overTheList.x, overTheList.y)
  const scroll = await during(session, () =>
    page.evaluate(scrollThrough, isTalk ? ([steps, -stride, log] as const) : ([steps, stride, null] as const)),
  )
  if (Math.abs((await place()) - before) < (steps * stride) / 2) throw new Error(`${address} did not scroll`)
  return { mount: mounting, scroll }
}

async function mustShowRows(page: Page, [there, away]: readonly [string, string]): Promise<void> {
  const text = await page.locator('body').innerText()
  if (!text.includes(there) || text.includes(away)) throw new Error('Not the rows in sight alone are drawn')
}

async function during(session: CDPSession, action: () => Promise<void>): Promise<number> {
  const before = await taskSeconds(session)
  await action()
  return ((await taskSeconds(session)) - before) * 1000
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value
}
