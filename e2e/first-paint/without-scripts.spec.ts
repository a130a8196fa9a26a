import { paths } from '#shared/paths.ts'
import { expect, test } from '../support/test.ts'
import { article } from '../support/articles.ts'
import { wordOf } from '../support/navigation.ts'

const pages = [
  ['/', 'site.home.title'],
  [paths.aboutUs.link(), 'site.routes.aboutUs.title'],
  [paths.privacy.link(), 'site.routes.privacy.title'],
  [paths.termCondition.link(), 'site.routes.termCondition.title'],
  [paths.contactUs.link(), 'site.routes.contactUs.title'],
  [paths.blogs.link(), 'blog.routes.blogs.title'],
  [paths.experts.link(), 'doctors.experts.title'],
  [paths.doctorsList.link(), 'doctors.list.title'],
  [paths.ecommerce.link(), 'shop.routes.ecommerce.title'],
] as const

for (const locale of ['en-US', 'ar']) {
  test(`public pages are read without scripts in ${locale}`, async ({ open }) => {
    const page = await open(undefined, { javaScriptEnabled: false, locale })
    for (const [address, heading] of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOf(heading, locale))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    }
  })
}

test('without scripts doctors and their times are there, and the search of home leads to them', async ({ open }) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: wordOf('site.home.experts.title') })).toBeVisible()
  await page.getByRole('radio', { name: wordOf('site.home.search.forPet') }).check({ force: true })
  await page.getByRole('button', { name: wordOf('site.home.search.go') }).click()
  await expect(page).toHaveURL(/\/doctors-list\?kind=veterinarian/)
  const doctors = page.getByRole('list', { name: wordOf('doctors.list.label') }).getByRole('article')
  expect(await doctors.count()).toBeGreaterThan(3)
  await expect(doctors.getByText(/UTC/).first()).toBeVisible()
})

test('without scripts articles are chosen by category and read', async ({ open }) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  await page.goto(paths.blogs.link())
  await page.getByRole('link', { name: wordOf('blog.categories.visits') }).click()
  await page.getByRole('link', { name: article.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(page.getByRole('heading', { level: 2, name: 'Before you end the call' })).toBeVisible()
  await expect(page).toHaveTitle(`${article.title} · Carenest`)
})

test('is laid out by its styles before any script has come', async ({ open }) => {
  const page = await open()
  await page.route('**/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
  // Every part that is drawn has the styles it will have: a class without a rule would be one that comes later.
  const bare = await page.evaluate(() => {
    const rules = new Set<string>()
    const gather = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) for (const [name] of rule.selectorText.matchAll(/\.[\w-]+/g)) rules.add(name.slice(1))
        if ('cssRules' in rule) gather((rule as CSSGroupingRule).cssRules)
      }
    }
    for (const sheet of document.styleSheets) gather(sheet.cssRules)
    const used = new Set([...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]))
    return [...used].filter((name) => !rules.has(name))
  })
  expect(bare).toEqual([])
})
