import type { Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('group', { name: wordOf('doctors.filter.chosen') })
const rows = (page: Page) => page.getByRole('list', { name: wordOf('doctors.list.label') }).getByRole('article')
const removing = (word: string) => wordOf('doctors.filter.remove').replace('{{filter}}', word)
const boxes = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ x, width, height }) => ({ x, width, height })),
  )

for (const [screen, size] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 640 }],
] as const) {
  test(`on ${screen} each doctor is one row that fits below what stays, and chosen filters stay and go one by one`, async ({
    open,
  }) => {
    const page = await open(undefined, { viewport: size })
    await page.goto(paths.doctorsList.link({ kind: 'physician', fee: '150', mode: 'video' }))
    await expect(bar(page).getByRole('link', { name: removing(wordOf('doctors.mode.video')) })).toBeVisible()
    await expect(rows(page).nth(5)).toBeVisible()
    const all = await boxes(page)
    expect(new Set(all.map(({ x, width }) => `${x} ${width}`)).size).toBe(1)

    // Far down the list the chips are still there, below the head.
    await rows(page).nth(5).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    const stays = (await bar(page).boundingBox())!
    const head = (await page.getByRole('banner').boundingBox())!
    expect(stays.y).toBeGreaterThanOrEqual(head.y + head.height - 1)
    expect(stays.y).toBeLessThan(head.y + head.height + 8)
    for (const { height } of all) expect(height).toBeLessThanOrEqual(size.height - stays.y - stays.height)

    const found = await bar(page).getByRole('status').innerText()
    await bar(page)
      .getByRole('link', { name: removing(wordOf('doctors.kind.physician')) })
      .press('Enter')
    await expect(page).toHaveURL((address) => !address.searchParams.has('kind') && address.searchParams.get('fee') === '150')
    await expect(bar(page)).toBeFocused()
    await expect(bar(page).getByRole('status')).not.toHaveText(found)
    await expect(bar(page).getByRole('link', { name: removing('Up to $150') })).toBeVisible()
    await bar(page)
      .getByRole('link', { name: wordOf('patterns.clearFilters') })
      .click()
    await expect(page).toHaveURL(new RegExp(`${paths.doctorsList.link()}$`))
    await expect(bar(page).getByRole('link')).toHaveCount(0)
  })
}

test('without scripts a chosen filter is taken away by its chip', async ({ open }) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  await page.goto(paths.doctorsList.link({ kind: 'physician', speciality: 'cardiology' }))
  await bar(page)
    .getByRole('link', { name: removing(wordOf('doctors.speciality.cardiology')) })
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.doctorsList.link({ kind: 'physician' }).replace('?', '\\?')}$`))
})

test('the price beside a time is the price of the booking that it leads to', async ({ page }) => {
  await page.goto(paths.doctorsList.link({ mode: 'clinic' }))
  const time = rows(page).first().locator('a[href*="start="]').first()
  const price = /\$\d+/.exec(await time.innerText())![0]
  await time.click()
  const name = new RegExp(`${wordOf('doctors.mode.clinic')}.*${price.replace('$', String.raw`\$`)}\\b`)
  await expect(page.getByRole('radio', { checked: true, name })).toHaveCount(1)
})
