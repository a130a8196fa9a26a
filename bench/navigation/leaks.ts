import type { Browser, CDPSession, Page } from '@playwright/test'
import { alone, type Figure } from '../report/figure.ts'
import { startPageOf } from '#shared/session/access.ts'
import { arriveAt, timeOf } from './go.ts'
import { compiledBytes } from './heap-snapshot.ts'
import { openAs, signIn, type Role } from './person.ts'
import { screensOf } from './screens-of.ts'

const navigations = 500
/** After these everything that is kept once is there. */
const settled = 40
/** What grows without end grows as much after this as before it. */
const half = (settled + navigations) / 2

interface Held {
  /** Bytes of the script engine's heap. */
  readonly heap: number
  /** Bytes of it that the engine made of functions to run them: machine code and what it has learnt of them. */
  readonly compiled: number
  readonly nodes: number
  readonly listeners: number
}

/** What the page holds on to, back on the same screen, after 500 changes through all screens of a role, against after the first 40. */
export async function measureLeaks(browser: Browser, url: string, role: Role): Promise<Figure[]> {
  const login = await signIn(url, role)
  const start = startPageOf(login.userType)
  const others = (await screensOf(role, url, login)).all.filter((address) => address !== start)
  const page = await openAs(browser, url, login)
  try {
    const session = await page.context().newCDPSession(page)
    await arriveAt(page, url + start)
    await walk(page, others, 0, settled)
    const before = await heldOn(page, session, start)
    await walk(page, others, settled, half)
    const between = await heldOn(page, session, start)
    await walk(page, others, half, navigations)
    const after = await heldOn(page, session, start)
    const grown = (what: string, part: keyof Held, unit: string, atMost: number, each = 1) =>
      alone(`500 changes of the ${role}: more ${what}`, (after[part] - before[part]) / each, unit, { atMost })
    return [
      grown('heap', 'heap', 'MB', 2, 1e6),
      alone('… of that in the second half', (after.heap - between.heap) / 1e6, 'MB'),
      alone('… of that what the browser compiled', (after.compiled - before.compiled) / 1e6, 'MB'),
      alone('… of that what the application holds', (held(after) - held(before)) / 1e6, 'MB', { atMost: 2 }),
      grown('DOM nodes', 'nodes', '', 0),
      grown('listeners', 'listeners', '', 0),
    ]
  } finally {
    await page.context().close()
  }
}

const held = ({ heap, compiled }: Held) => heap - compiled

async function walk(page: Page, addresses: readonly string[], from: number, to: number): Promise<void> {
  for (let step = from; step < to; step++) await timeOf(page, addresses[step % addresses.length]!)
}

/** Back on the first screen, at rest, after the garbage is gone. */
async function heldOn(page: Page, session: CDPSession, start: string): Promise<Held> {
  await timeOf(page, start)
  await page.waitForLoadState('networkidle')
  // Toasts and what else goes by itself are gone after their five seconds.
  await page.waitForTimeout(6000)
  await session.send('HeapProfiler.enable')
  // The first collection lets finalizers run, whose leavings the second takes.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, compiled: await compiledBytes(session), nodes, listeners: jsEventListeners }
}
