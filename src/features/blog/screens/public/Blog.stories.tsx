import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { blogCalls } from '#contract/blog/calls.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const slug = 'what-to-have-ready-for-your-first-video-visit'

export default {
  title: 'Screens/Public/One article',
  ...screenAt({ address: paths.blog.link({ slug }) }),
} satisfies Meta
type Story = StoryObj

/** Headings, a list, and others on the same subject. */
export const Success: Story = {
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    await expect(page.getByRole('heading', { level: 2, name: 'Before you end the call' })).toBeVisible()
    await expect(page.getByRole('region', { name: wordOf('blog.post.related') })).toBeVisible()
    await expect(document.title).toMatch(/^What to have ready/)
  },
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [blogCalls.readBlogPost] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [blogCalls.readBlogPost] } }), play: offersRetry }
export const Missing: Story = {
  ...but({ address: paths.blog.link({ slug: 'there-is-none' }) }),
  play: (context) => says(wordOf('blog.post.missingHint'))(context),
}
/** A draft is not there for anybody, not even for who writes it: those have the preview. */
export const Draft: Story = {
  ...but({ address: paths.blog.link({ slug: 'how-cats-say-that-something-hurts' }), role: 'admin' }),
  play: (context) => says(wordOf('blog.post.missingHint'))(context),
}
