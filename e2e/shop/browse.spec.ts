import type { Locator, Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

const products = (page: Page) => page.getByRole('list', { name: wordOf('shop.list.label') }).getByRole('link')
const choices = (page: Page, word: string) => page.getByRole('navigation', { name: wordOf(word) })

/** As somebody without a mouse: the link has the focus, and Enter follows it. */
async function follow(link: Locator): Promise<void> {
  await link.focus()
  await link.press('Enter')
}

test('a visitor finds a product by keyboard; Back and a reload keep what was chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: wordOf('site.home.experts.title') }).scrollIntoViewIfNeeded()
  await follow(page.getByRole('link', { name: wordOf('site.home.shop.all') }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOf('shop.routes.ecommerce.title'))

  await follow(choices(page, 'shop.choose.for').getByRole('link', { name: wordOf('shop.audience.pets') }))
  await expect(page).toHaveURL(/\/ecommerce\?audience=pets$/)
  await follow(choices(page, 'shop.choose.category').getByRole('link', { name: wordOf('shop.category.food') }))
  await page.getByRole('searchbox', { name: wordOf('shop.filter.search') }).focus()
  await page.keyboard.type('HAY')
  await expect(page).toHaveURL(/q=HAY/)
  await expect(products(page)).toHaveCount(6)
  await expect(page.getByRole('searchbox', { name: wordOf('shop.filter.search') })).toBeFocused()
  await page.getByLabel(wordOf('patterns.sort')).selectOption('priceDown')
  await expect(products(page).first()).toHaveText('Timothy hay, 12 kg')
  const list = page.url()

  await follow(products(page).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Timothy hay, 12 kg')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Timothy hay, 12 kg · Carenest')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Timothy hay, 12 kg')

  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(products(page)).toHaveCount(6)
  await expect(page.getByRole('searchbox', { name: wordOf('shop.filter.search') })).toHaveValue('HAY')
  await expect(page.getByLabel(wordOf('patterns.sort'))).toHaveValue('priceDown')
  await page.reload()
  await expect(products(page).first()).toHaveText('Timothy hay, 12 kg')
  const chosen = choices(page, 'shop.choose.category').locator('[aria-current]')
  await expect(chosen).toContainText(wordOf('shop.category.food'))

  await follow(products(page).first())
  await follow(
    page.getByRole('navigation', { name: wordOf('ui.breadcrumbs') }).getByRole('link', { name: wordOf('shop.category.food') }),
  )
  await expect(page).toHaveURL(list)
})

test('the order of what buyers say is one step of the way back, and a reload keeps it', async ({ page }) => {
  await page.goto(paths.ecommerce.link({ sort: 'rating' }))
  await follow(products(page).first())
  const order = page.getByLabel(wordOf('shop.reviews.sort'))
  await order.selectOption('worst')
  await expect(page).toHaveURL(/reviews=worst/)
  await page.reload()
  await expect(order).toHaveValue('worst')
  await page.goBack()
  await expect(page).toHaveURL(/id=/)
  await expect(page).not.toHaveURL(/reviews=/)
  await expect(order).toHaveValue('newest')
})

test('showing more brings all that is told of, none twice', async ({ page }) => {
  await page.goto(paths.ecommerce.link({ category: 'tablets', sort: 'name' }))
  const said = await page.locator('main output').textContent()
  const total = Number(/\d+/.exec(said ?? '')?.[0])
  expect(total).toBeGreaterThan(0)
  const more = page.getByRole('button', { name: wordOf('ui.loadMore') })
  for (let shown = 24; shown < total; shown += 24) {
    await expect(products(page)).toHaveCount(shown)
    await more.click()
  }
  await expect(products(page)).toHaveCount(total)
  await expect(more).toHaveCount(0)
  const links = await products(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(total)
})

test('on a phone products come first: what narrows them opens on demand, and tells while it is folded that it does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.ecommerce.link({}))
  const filters = page.getByRole('button', { name: wordOf('patterns.filters') })
  const sold = page.getByRole('checkbox', { name: wordOf('shop.filter.inStock') })
  await expect(sold).toBeHidden()
  await filters.click()
  await sold.check()
  await expect(page).toHaveURL(/stock=/)
  await page.reload()
  await expect(sold).toBeHidden()
  await expect(filters).toHaveText(`${wordOf('patterns.filters')} (1)`)
  await page.setViewportSize({ width: 800, height: 740 })
  await expect(filters).toBeHidden()
  await expect(sold).toBeChecked()
})

test('without scripts the shop is walked by links', async ({ open }) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  await page.goto(paths.ecommerce.link())
  await choices(page, 'shop.choose.for')
    .getByRole('link', { name: wordOf('shop.audience.pets') })
    .click()
  await choices(page, 'shop.choose.category')
    .getByRole('link', { name: wordOf('shop.category.toys') })
    .click()
  const first = products(page).first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page
    .getByRole('navigation', { name: wordOf('ui.breadcrumbs') })
    .getByRole('link', { name: wordOf('shop.category.toys') })
    .click()
  await expect(page).toHaveURL(/\/ecommerce\?audience=pets&category=toys$/)
})

test('an unknown product has the status of one', async ({ page, console }) => {
  console.allow(/404/)
  const answer = await page.goto(paths.ecommerce.link({ id: '01900000-0000-7000-8000-000000000000' }))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordOf('patterns.notFoundTitle'))
})
