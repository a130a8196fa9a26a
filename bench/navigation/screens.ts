import type { Browser, Page } from '@playwright/test'
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
  /** Parts of antd stand in the screen once it rests. */
  readonly hasAntd: boolean
}

const hasAntd = (page: Page) => page.evaluate(() => document.querySelector('[class^="ant-"], [class*=" ant-"]') !== null)

const kinds = ['warm', 'cold'] as const
type Kind = (typeof kinds)[number]
/** Milliseconds that the middle of all changes may take. */
const atMost: Record<Kind, number> = { warm: 150, cold: 450 }

/**
 * Changes between the finished screens of each role, under the slow conditions. Cold: the first time in a browser whose first page, the
 * dashboard, has come to rest. Warm: every later time. The target is that of all changes; a role's own median tells where they come from.
 */
export async function measureScreens(browser: Browser, url: string, roles: readonly Role[]): Promise<Figure[]> {
  const changes: { readonly role: Role; readonly kind: Kind; readonly change: Change }[] = []
  for (const role of roles)
    for (let each = 0; each < browsers; each++) {
      const done = await changesOf(browser, url, role)
      for (const kind of kinds) changes.push(...done[kind].map((change) => ({ role, kind, change })))
    }
  return kinds.flatMap((kind) => {
    const all = changes.filter((one) => one.kind === kind)
    return [
      alone(`Screens of all roles, ${kind}: median`, middleOf(all.map(({ change }) => change)), 'ms', { atMost: atMost[kind] }),
      ...roles.flatMap((role) =>
        figuresOf(
          role,
          all.filter((one) => one.role === role).map(({ change }) => change),
        ),
      ),
      ...ofAntd(all.map(({ change }) => change)),
    ]
  })
}

async function changesOf(browser: Browser, url: string, role: Role): Promise<Record<Kind, readonly Change[]>> {
  const login = await signIn(url, role)
  const start = startPageOf(login.userType)
  const others = (await screensOf(role, url, login)).finished.filter((address) => address !== start)
  const page = await openAs(browser, url, login)
  const cold: Change[] = []
  const warm: Change[] = []
  try {
    await slowDown(page)
    await arriveAt(page, url + start)
    for (const address of others) {
      const took = await timeOf(page, address)
      await page.waitForLoadState('networkidle')
      cold.push({ address, took, hasAntd: await hasAntd(page) })
    }
    for (let round = 0; round < warmRounds; round++)
      for (const address of others.length > 0 ? [start, ...others] : [])
        warm.push({ address, took: await timeOf(page, address), hasAntd: false })
    return { cold, warm }
  } finally {
    await page.context().close()
  }
}

/** The screens in which antd's parts stand, apart: they are fetched once the screen is drawn, and may not keep it from being there. */
function ofAntd(changes: readonly Change[]): Figure[] {
  const some = changes.filter((change) => change.hasAntd)
  if (some.length === 0) return []
  const names = [...new Set(some.map(({ address }) => address.split('?')[0]))]
  return [
    alone('… of screens with parts of antd, cold', middleOf(some), 'ms', { atMost: atMost.cold }),
    told('… which are', names.join(', ')),
  ]
}

const middleOf = (changes: readonly Change[]) => median(changes.map(({ took }) => took))

function figuresOf(role: Role, changes: readonly Change[]): Figure[] {
  if (changes.length === 0) return [told(`… of the ${role}`, 'one finished screen: nothing to change to')]
  const each = [...new Set(changes.map(({ address }) => address))].map((address) => ({
    address,
    took: middleOf(changes.filter((change) => change.address === address)),
  }))
  const slowestFirst = each.toSorted((one, other) => other.took - one.took)
  const slowest = slowestFirst.slice(0, 4).map(({ address, took }) => `${address.split('?')[0]} ${Math.round(took)}`)
  return [alone(`… of the ${role}`, middleOf(changes), 'ms'), told('… the slowest, ms', slowest.join(', '))]
}
