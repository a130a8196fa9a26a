import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { catalogueCalls } from '#contract/catalogue/calls.ts'
import { shopCalls } from '#contract/shop/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { nobodysId } from '#mocks/stories/records.ts'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Shop',
  ...screenAt({ address: paths.ecommerce.link() }),
} satisfies Meta
type Story = StoryObj

/** The first product of those that a question finds. */
const productOf = (query: Record<string, string>) => async (read: Read) =>
  paths.ecommerce.link({ id: firstId(await read(catalogueCalls.listProducts, { query })) })

async function soldOut(read: Read): Promise<string> {
  const { items } = (await read(catalogueCalls.listProducts, { query: { limit: '100' } })) as {
    items: readonly { id: string; inStock: boolean }[]
  }
  return paths.ecommerce.link({ id: firstId({ items: items.filter(({ inStock }) => !inStock) }) })
}

export const Success: Story = {}
export const ForPets: Story = but({ address: paths.ecommerce.link({ audience: 'pets' }) })
/** A category, then words: the link of the one stays chosen while the other narrows it. */
export const Narrows: Story = {
  ...but({ address: paths.ecommerce.link({ audience: 'pets', sort: 'priceUp' }) }),
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    const categories = within(page.getByRole('navigation', { name: wordOf('shop.choose.category') }))
    await userEvent.click(categories.getByRole('link', { name: new RegExp(wordOf('shop.category.food')) }))
    await userEvent.type(page.getByRole('searchbox'), 'HAY')
    const products = () => within(page.getByRole('list', { name: wordOf('shop.list.label') })).getAllByRole('link')
    await waitFor(() => expect(products().every((link) => link.textContent?.startsWith('Timothy hay'))).toBe(true), {
      timeout: 15_000,
    })
    await expect(categories.getByRole('link', { name: new RegExp(wordOf('shop.category.food')) })).toHaveAttribute('aria-current')
    await atRest(context)
    await expect(page.getByText(wordOf('shop.list.found', { count: products().length }))).toBeVisible()
  },
}
const broughtToMe = paths.ecommerce.link({ brought: 'me' })
const chip = (context: { canvasElement: HTMLElement }) =>
  within(context.canvasElement).findByRole('button', { name: new RegExp(`^${wordOf('shop.filter.broughtToMe')}`) })

/** A patient sees at each product whether it comes to their door, and can have those alone. */
export const BroughtToMe: Story = {
  ...but({ role: 'patient' }),
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    await expect(page.getAllByText(wordOf('shop.card.brought.none')).length).toBeGreaterThan(0)
    await userEvent.click(await chip(context))
    await waitFor(
      () => {
        const list = within(page.getByRole('list', { name: wordOf('shop.list.label') }))
        const marks = list.getAllByText(new RegExp(`^${wordOf('shop.card.brought.paid')}`))
        return expect(marks).toHaveLength(list.getAllByRole('link').length)
      },
      { timeout: 15_000 },
    )
    await expect(await chip(context)).toHaveAttribute('aria-pressed', 'true')
  },
}
/** Who has no address yet is asked for one where the list would be. */
export const NowhereToBring: Story = {
  ...but({
    role: 'patient',
    async address(read) {
      const { items } = (await read(shopCalls.listAddresses)) as { items: readonly { id: string }[] }
      for (const { id } of items) await read(shopCalls.removeAddress, { params: { id } })
      return broughtToMe
    },
  }),
  async play(context) {
    await says(wordOf('shop.brought.where'))(context)
    const page = within(context.canvasElement)
    await userEvent.click(page.getByRole('button', { name: wordOf('shop.brought.add') }))
    await isSeen(() => within(document.body).getByRole('dialog'))
    await userEvent.keyboard('{Escape}')
  },
}
/** Visitors have no address here: the same link shows them the whole shop, without a choice that means nothing. */
export const BroughtToNobody: Story = {
  ...but({ address: broughtToMe }),
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    await expect(page.getByRole('list', { name: wordOf('shop.list.label') })).toBeVisible()
    await expect(page.queryByRole('button', { name: new RegExp(wordOf('shop.filter.broughtToMe')) })).toBeNull()
  },
}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('shop.list.empty'))(context),
}
export const NoMatch: Story = {
  ...but({ address: paths.ecommerce.link({ q: 'nothing of that name' }) }),
  play: (context) => says(wordOf('patterns.noMatch'))(context),
}
export const Loading: Story = but({
  fault: { kind: 'unanswered', of: [catalogueCalls.listProducts, catalogueCalls.countProducts] },
})
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [catalogueCalls.listProducts] } }), play: offersRetry }

export const Product: Story = but({ address: productOf({ audience: 'people', category: 'devices' }) })
/** The way to whoever can prescribe it. */
export const PrescriptionOnly: Story = {
  ...but({ address: productOf({ search: 'carprofen' }) }),
  async play(context) {
    await atRest(context)
    const way = within(context.canvasElement).getByRole('link', { name: wordOf('shop.prescription.vet') })
    await expect(way).toHaveAttribute('href', paths.doctorsList.link({ kind: 'veterinarian' }))
  },
}
export const OutOfStock: Story = { ...but({ address: soldOut }), play: (context) => says(wordOf('shop.card.soldOut'))(context) }
export const ProductLoading: Story = but({
  address: productOf({}),
  fault: { kind: 'unanswered', of: [catalogueCalls.readProduct] },
})
export const ProductError: Story = {
  ...but({ address: productOf({}), fault: { kind: 'failing', of: [catalogueCalls.readProduct] } }),
  play: offersRetry,
}
export const ProductNotFound: Story = {
  ...but({ address: paths.ecommerce.link({ id: nobodysId }) }),
  play: (context) => says(wordOf('shop.product.missingHint'))(context),
}
