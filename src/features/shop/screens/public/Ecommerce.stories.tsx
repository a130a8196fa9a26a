import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { catalogueCalls } from '#contract/catalogue/calls.ts'
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
