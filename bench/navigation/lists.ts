import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import { noticesCalls } from '#contract/notices/calls.ts'
import { paths } from '#shared/paths.ts'
import { compared, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { slowDown } from '../running/chromium.ts'
import { serveReferences } from '../running/file-server.ts'
import { buildReference } from '../running/reference-build.ts'
import { scriptPage } from '../pages/references/bare-html.ts'
import { arriveAt, timeOf } from './go.ts'
import { openAs, signIn } from './person.ts'

const visits = paths.userAppointmentList.link()
const notices = paths.notifications.link()
const rounds = 5
const changes = 6

interface Times {
  readonly first: number[]
  readonly later: number[]
}

/**
 * A patient's visits and notices, back and forth, against two bare React lists of the same answers, in turns: such as keep what they have
 * asked once, as ours do, and such as ask whenever they are shown, as one writes them first.
 */
export async function measureLists(browser: Browser, url: string): Promise<Figure[]> {
  const bare = await serveBareLists(url)
  const ours: Times = { first: [], later: [] }
  const keeping: Times = { first: [], later: [] }
  const asking: Times = { first: [], later: [] }
  try {
    for (let round = 0; round < rounds; round++) {
      const login = await signIn(url, 'patient')
      await backAndForth(await openAs(browser, url, login), url, ours)
      await backAndForth(await openAs(browser, bare.url, login), bare.url, keeping)
      await backAndForth(await openAs(browser, bare.url, login), bare.url, asking, '?asking')
    }
  } finally {
    await bare.stop()
  }
  const figure = (what: string, which: keyof Times, theirs: Times) =>
    compared(what, median(ours[which]), median(theirs[which]), 'ms', { atMost: 2 })
  return [
    figure('Change to a second list of a workspace, for the first time', 'first', keeping),
    figure('Change between two lists, seen before: against lists that ask each time', 'later', asking),
    figure('… against lists that keep what they have asked', 'later', keeping),
  ]
}

async function backAndForth(page: Page, url: string, times: Times, query = ''): Promise<void> {
  await slowDown(page)
  await arriveAt(page, url + visits + query)
  times.first.push(await timeOf(page, notices))
  for (let change = 0; change < changes; change++) times.later.push(await timeOf(page, change % 2 === 0 ? visits : notices))
  await page.context().close()
}

/** The bare lists, whose calls go to the application's own server. */
async function serveBareLists(application: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-references-'))
  const addresses = {
    visits,
    notices,
    visitsCall: `${bookingCalls.listAppointments.path}?tab=upcoming`,
    noticesCall: `${noticesCalls.listNotices.path}?limit=30`,
  }
  const { script } = await buildReference(folder, {
    file: fileURLToPath(new URL('references/bare-lists.tsx', import.meta.url)),
    modules: { 'virtual:addresses': `export default ${JSON.stringify(addresses)}` },
  })
  const page = scriptPage('Lists', script)
  const server = await serveReferences(folder, { [visits]: page, [notices]: page }, application)
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
