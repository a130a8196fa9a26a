import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blogCalls } from '#contract/blog/calls.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Blog',
  ...screenAt({ address: paths.blogs.link() }),
} satisfies Meta
type Story = StoryObj

const cards = (element: HTMLElement) =>
  within(within(element).getByRole('list', { name: wordOf('blog.list.label') })).getAllByRole('listitem')

export const Success: Story = {}
/** More are brought, and the first stay. */
export const ShowsMore: Story = {
  async play(context) {
    await atRest(context)
    await expect(cards(context.canvasElement)).toHaveLength(12)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: wordOf('ui.loadMore') }))
    await atRest(context)
    await expect(cards(context.canvasElement)).toHaveLength(24)
  },
}
/** Choosing a category leaves only its articles, and says which it is. */
export const ChoosesACategory: Story = {
  async play(context) {
    await atRest(context)
    const name = wordOf('blog.categories.cats')
    await userEvent.click(within(context.canvasElement).getByRole('link', { name }))
    await atRest(context)
    await expect(within(context.canvasElement).getByRole('link', { name, current: 'page' })).toBeVisible()
    await expect(cards(context.canvasElement)).toHaveLength(3)
    for (const card of cards(context.canvasElement)) await expect(within(card).getByText(name)).toBeVisible()
  },
}
export const NoMatch: Story = {
  ...but({ address: paths.blogs.link({ q: 'nothing is called so' }) }),
  play: (context) => says(wordOf('patterns.noMatch'))(context),
}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('blog.list.none'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [blogCalls.listBlogPosts] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [blogCalls.listBlogPosts] } }), play: offersRetry }
