import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { blogCalls } from '#contract/blog/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/An article by its number',
  ...screenAt({ address: async (read) => paths.blogDetails.link({ id: firstId(await read(blogCalls.listBlogPosts)) }) }),
} satisfies Meta
type Story = StoryObj

/** Leads to the article. */
export const Success: Story = {
  async play(context) {
    await atRest(context)
    await expect(
      await within(context.canvasElement).findByRole('button', { name: wordOf('patterns.share.action') }),
    ).toBeVisible()
  },
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [blogCalls.findBlogPost] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [blogCalls.findBlogPost] } }), play: offersRetry }
export const Missing: Story = {
  ...but({ address: paths.blogDetails.link({ id: nobodysId }) }),
  play: (context) => says(wordOf('blog.post.missingHint'))(context),
}
export const NoNumber: Story = {
  ...but({ address: paths.blogDetails.link({ id: 'abc' }) }),
  play: (context) => says(wordOf('blog.post.missingHint'))(context),
}
