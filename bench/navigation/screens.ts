import type { Browser } from '@playwright/test'
import { alone, told, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { slowDown } from '../running/chromium.ts'
import { arriveAt, timeOf } from './go.ts'
import { openAs, signIn, type Role } from './person.ts'
import { screensOf } from './screens-of.ts'
import { startPageOf } from '#shared/session/access.ts'

const browsers = 2
const warmRounds = 3

interface Change {
  readonly address: string
  readonly took: number
}

/**
 * Changes between the finished screens of a role, under the slow conditions. Cold: the first time in a browser whose first page, the
 * dashboard, has come to rest. Warm: every later time.
 */
export async function measureScreens(browser: Browser, url: string, role: Role): Promise<Figure[]> {
  const cold: Change[] = []
  const warm: Change[] = []
  for (let each = 0; each < browsers; each++) {
    const login = await signIn(url, role)
    const start = startPageOf(login.userType)
    const others = (await screensOf(role, url, login)).finished.filter((address) => address !== start)
    const page = await openAs(browser, url, login)
    await slowDown(page)
    await arriveAt(page, url + start)
    for (const address of others) cold.push({ address, took: await timeOf(page, address) })
    for (let round = 0; round < warmRounds; round++)
      for (const address of others.length > 0 ? [start, ...others] : []) warm.push({ address, took: await timeOf(page, address) })
    await page.context().close()
  }
  return [...summary(`Screens of the ${role}, warm`, warm, 150), ...summary(`Screens of the ${role}, cold`, cold, 450)]
}

function summary(what: string, changes: readonly Change[], atMost: number): Figure[] {
  if (changes.length === 0) return [told(what, 'one finished screen: nothing to change to')]
  const each = [...new Set(changes.map(({ address }) => address))].map((address) => ({
    address,
    took: median(changes.filter((change) => change.address === address).map(({ took }) => took)),
  }))
  const slowestFirst = each.toSorted((one, other) => other.took - one.took)
  const inWords = slowestFirst.slice(0, 4).map(({ address, took }) => `${address.split('?')[0]} ${Math.round(took)}`)
  return [
    alone(`${what}: median`, median(changes.map(({ took }) => took)), 'ms', { atMost }),
    told('… the slowest, ms', inWords.join(', ')),
  ]
}
