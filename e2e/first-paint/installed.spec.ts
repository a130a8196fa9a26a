import type { Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { offlineMessage } from '#contract/kernel/specified.ts'
import { demonstration } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { connect, disconnect } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

const letIn = { serviceWorkers: 'allow' } as const

/** Addresses of everything that the browser's stores for service workers hold. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Does something on the page, so that the shell is kept, and waits until it is. */
async function keepShell(page: Page): Promise<void> {
  await page.locator('h1').first().click()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => keptIn(page)).toContain('/assets/i18n/en-US.json')
}

const mayBeKept = /^\/shell\.html$|^\/assets\/[^/]+-[\w-]{8}\.(js|css|woff2)$|^\/assets\/i18n\/[\w.-]+\.json$/

test('opens without a connection: what was seen before, and the state that says so for all else', async ({ open, console }) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/)
  const page = await open(undefined, letIn)
  await page.goto(paths.aboutUs.link())
  await keepShell(page)
  await disconnect(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOf('site.routes.aboutUs.title'))
  await expect(page.getByText(wordOf('ui.offline'))).toBeVisible()
  await page.goto(paths.privacy.link())
  await expect(page.getByRole('alert').filter({ hasText: offlineMessage })).toBeVisible()
  await expect(page.getByRole('button', { name: wordOf('app.loadFailed.retry') })).toBeVisible()
  await expect(page.getByRole('button', { name: wordOf('app.frame.signIn') })).toBeVisible()
  // It comes by itself as soon as it can.
  await connect(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOf('site.routes.privacy.title'))
})

test('keeps files of the build and words, and nothing of whom it serves, while they are here and after', async ({ open }) => {
  const { login } = await demonstration('patient')
  const page = await open(login, letIn)
  await page.goto(paths.userDashboard.link())
  await keepShell(page)
  for (const address of [paths.userAppointmentList.link(), paths.doctorsList.link(), '/']) {
    await page.goto(address)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  const kept = await keptIn(page)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => !mayBeKept.test(path))).toEqual([])
  await page.getByRole('button', { name: new RegExp(wordOf('app.frame.account')) }).click()
  await page.getByRole('button', { name: wordOf('app.frame.signOut') }).click()
  await expect(page.getByRole('button', { name: wordOf('app.frame.signIn') })).toBeVisible()
  expect((await keptIn(page)).filter((path) => !mayBeKept.test(path))).toEqual([])
  const texts = await page.evaluate(async () => {
    const found = []
    for (const name of await caches.keys())
      for (const response of await (await caches.open(name)).matchAll())
        if (/html|json/.test(response.headers.get('content-type') ?? '')) found.push(await response.text())
    return found.join('\n')
  })
  expect(texts).not.toContain('patient@carenest.test')
  expect(texts).not.toContain('id="answers"')
})

test('offers a newer version and loads it when the person wishes, not before', async ({ open }) => {
  const page = await open(undefined, letIn)
  let version = ''
  await page.context().route('**/service-worker.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n//${version}` })
  })
  await page.goto('/')
  await keepShell(page)
  version = 'newer'
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const prompt = page.getByRole('status').filter({ hasText: wordOf('ui.newVersion') })
  await expect(prompt).toBeVisible()
  await page.evaluate(() => (document.body.dataset['before'] = 'yes'))
  await prompt.getByRole('button', { name: wordOf('ui.reload') }).click()
  await expect(page.locator('body[data-before]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(prompt).toHaveCount(0)
})

test('can be installed: a manifest with icons of every kind that are there', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href'))!
  const manifest = (await (await request.get(address)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[]
    start_url: string
  }
  for (const [sizes, purpose] of [
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]) {
    const icon = manifest.icons.find((each) => each.sizes === sizes && each.purpose === purpose)
    const answer = await request.get(icon!.src)
    expect([sizes, purpose, answer.status(), answer.headers()['content-type']]).toEqual([sizes, purpose, 200, 'image/png'])
  }
  expect((await request.get(manifest.start_url, { headers: { Accept: 'text/html' } })).status()).toBe(200)
})
