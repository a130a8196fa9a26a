import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shopCalls } from '#contract/shop/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Favourite products',
  ...screenAt({ address: paths.favouriteProducts.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {
  play: async (context) => {
    await says(wordOf('shop.buy.favouriteNow'))(context)
    // The screen's title says it; alone, the list says it to those who listen only.
    const canvas = within(context.canvasElement)
    await isSeen(() => canvas.getByRole('region', { name: wordOf('shop.favourites.mine') }))
    await expect(canvas.getAllByRole('heading', { name: wordOf('shop.favourites.mine') })).toHaveLength(1)
  },
}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('shop.favourites.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [shopCalls.listFavouriteProducts] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [shopCalls.listFavouriteProducts] } }), play: offersRetry }
