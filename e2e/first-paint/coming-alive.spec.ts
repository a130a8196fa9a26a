import { advertisementCalls } from '#contract/advertisements/calls.ts'
import type { BrowserContextOptions, Page, Request } from '@playwright/test'
import { accountCalls } from '#contract/account/calls.ts'
import { paths } from '#shared/paths.ts'
import { article } from '../support/articles.ts'
import { demonstration, password } from '../support/accounts.ts'
import { detailAddresses } from '../support/detail-addresses.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { origin } from '../support/platform.ts'

const pages = [
  '/',
  ...[
    paths.aboutUs,
    paths.privacy,
    paths.termCondition,
    paths.contactUs,
    paths.blogs,
    paths.experts,
    paths.doctorsList,
    paths.ecommerce,
    paths.login,
    paths.doctorLogin,
    paths.adminLogin,
  ].map((path) => path.link()),
  paths.blogs.link({ category: 'cats' }),
  paths.blog.link({ slug: article.slug }),
]

/** Settles when React knows the page that the server drew. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** The page's scripts wait until what is answered is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** A question to the platform. Pictures come by themselves, some of them from its files. */
const isQuestion = (request: Request) => request.url().includes('/api/') && request.resourceType() !== 'image'

const kept = (entries: Record<string, string>): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }],
})

const readers: Record<string, BrowserContextOptions> = {
  'a visitor': {},
  'a visitor on a phone': { viewport: { width: 360, height: 740 } },
  'a reader of the dark': { storageState: kept({ 'carenest:theme': 'dark' }) },
  'a reader of Arabic': { locale: 'ar' },
  'a reader of Hindi far away': { locale: 'hi-IN', timezoneId: 'Asia/Kolkata' },
  'a reader of French': { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
}

for (const [reader, options] of Object.entries(readers)) {
  test(`every public page comes alive for ${reader}: no word in the console, no question asked twice`, async ({ open }) => {
    const page = await open(undefined, options)
    const said: string[] = []
    const asked: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('request', (request) => (isQuestion(request) || request.url().endsWith('.css')) && asked.push(request.url()))
    for (const address of [...pages, ...Object.values(await detailAddresses('visitor'))]) {
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('footer, form').first().waitFor()
      await page.locator('#root').evaluate((root) => ((root.firstElementChild as HTMLElement).dataset['drawn'] = 'by the server'))
      await alive(page)
      // What the server drew has stayed.
      await expect(page.locator('#root > [data-drawn]')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
    }
    expect(said).toEqual([])
    expect(asked).toEqual([])
  })
}

test('home below the first view comes alive when somebody comes near, from the same answers', async ({ page }) => {
  const asked: string[] = []
  // An advertisement is another for each who looks: no drawn page has it.
  const isOfThePage = (url: string) => !url.includes(advertisementCalls.showAdvertisement.path)
  page.on('request', (request) => isQuestion(request) && isOfThePage(request.url()) && asked.push(request.url()))
  await page.goto('/')
  await alive(page)
  const experts = page.getByRole('heading', { name: wordOf('site.home.experts.title') })
  await experts.evaluate((heading) => (heading.dataset['drawn'] = 'by the server'))
  await experts.scrollIntoViewIfNeeded()
  await expect(page.locator('time, [class*=clock]').filter({ hasText: 'UTC' })).toHaveCount(0)
  await expect(page.locator('[data-drawn]')).toHaveCount(1)
  expect(asked).toEqual([])
})

test('who is signed in gets their own header and no way to sign in before', async ({ open }) => {
  const { login } = await demonstration('patient')
  const page = await open(login)
  await page.route('**/*.js', (route) => setTimeout(() => void route.continue(), 300))
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('button', { name: wordOf('app.frame.signIn') })).toBeHidden()
  await expect(page.getByRole('button', { name: new RegExp(wordOf('app.frame.account')) })).toBeVisible()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: wordOf('site.home.posts.title') })).toBeVisible()
})

test('Tab goes on from the first view of home into what is not drawn yet, and not past it', async ({ open }) => {
  const { login } = await demonstration('patient')
  const page = await open(login)
  await page.goto('/')
  await alive(page)
  const search = page.getByRole('main').getByRole('button', { name: wordOf('site.home.search.go') })
  await search.evaluate((button) => button.focus({ preventScroll: true }))
  const experts = page.getByRole('heading', { name: wordOf('site.home.experts.title') })
  await expect(experts).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(experts).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: wordOf('site.home.experts.all') })).toBeFocused()
})

test('a page for visitors leads who is signed in on, also from a page that was drawn', async ({ open }) => {
  const { login } = await demonstration('patient')
  const page = await open(login)
  await page.goto('/')
  await alive(page)
  await page.goto(paths.login.link())
  await expect(page).toHaveURL(new RegExp(`${paths.userDashboard.link()}$`))
})

test('the language of this device outweighs the browser’s, that of the address both', async ({ open }) => {
  const page = await open(undefined, { locale: 'en-US', storageState: kept({ 'carenest:locale': 'fr-FR' }) })
  await page.goto(paths.aboutUs.link())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOf('site.routes.aboutUs.title', 'fr-FR'))
  await page.goto(`${paths.aboutUs.link()}?lang=de-DE`)
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOf('site.routes.aboutUs.title', 'de-DE'))
})

test('what is pressed and written before the page has come alive is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(paths.contactUs.link(), { waitUntil: 'commit' })
  await page.getByLabel(wordOf('site.contact.name')).fill('Robin Vale')
  await page.getByRole('button', { name: wordOf('site.contact.send') }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.contactUs.link()}$`))
  release()
  // It was sent with the name alone: the other fields are at fault, and the name is still there.
  await expect(page.getByLabel(wordOf('site.contact.email'))).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(wordOf('site.contact.name'))).toHaveValue('Robin Vale')
  await expect(page.getByLabel(wordOf('site.contact.name'))).not.toHaveAttribute('aria-invalid', 'true')
})

/** Signs in on a page whose scripts wait; answers the calls that were made until then, and lets the scripts come. */
async function signInEarly(page: Page, secret: string) {
  const release = await holdScripts(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.goto(paths.login.link(), { waitUntil: 'commit' })
  await page.getByLabel(wordOf('account.signIn.email')).fill(' patient@carenest.test ')
  await page.getByLabel(wordOf('account.signIn.password'), { exact: true }).fill(secret)
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page
    .getByRole('main')
    .getByRole('button', { name: wordOf('account.signIn.submit') })
    .click()
  await sent
  release()
  return calls
}

test('a sign-in that is sent before the page has come alive goes to the server at once, and but once', async ({ page }) => {
  const calls = await signInEarly(page, password)
  await expect(page).toHaveURL(new RegExp(`${paths.userDashboard.link()}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls.filter((address) => address.endsWith(accountCalls.login.path))).toHaveLength(1)
})

test('its refusal is told when the page comes alive, and the next try is a call of its own', async ({ page, console }) => {
  console.allow(/the server responded with a status of 422/)
  const calls = await signInEarly(page, 'not this one')
  await expect(page.getByLabel(wordOf('account.signIn.password'), { exact: true })).toBeFocused()
  await expect(page.getByLabel(wordOf('account.signIn.password'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toHaveLength(1)
  await page.getByLabel(wordOf('account.signIn.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: wordOf('account.signIn.submit') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.userDashboard.link()}$`))
})

test('a form that a password manager sends before the page has come alive stays on the page', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(paths.login.link(), { waitUntil: 'commit' })
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page.getByRole('main').getByRole('button', { name: wordOf('account.signIn.submit') })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  release()
  await expect(page.getByLabel(wordOf('account.signIn.email'))).toHaveAttribute('aria-invalid', 'true')
})

test('a draft of this tab is there again on a page that was drawn', async ({ page }) => {
  await page.goto(paths.contactUs.link())
  await page.getByLabel(wordOf('site.contact.subject')).fill('My invoice')
  await page.reload()
  await alive(page)
  await expect(page.getByLabel(wordOf('site.contact.subject'))).toHaveValue('My invoice')
})

test('the head follows from page to page', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('footer')
    .getByRole('link', { name: wordOf('site.routes.aboutUs.title') })
    .click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${paths.aboutUs.link()}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', wordOf('site.routes.aboutUs.about'))
  await expect(page.locator('link[hreflang="ar"]')).toHaveAttribute('href', `${origin}${paths.aboutUs.link()}?lang=ar`)
  await page.getByRole('link', { name: wordOf('shop.routes.cart.title'), exact: true }).click()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
