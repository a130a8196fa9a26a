import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { socialCalls } from '#contract/social/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { memberWithPosts } from '../../testing/records.ts'

export default {
  title: 'Screens/Patient/Feed',
  ...screenAt({ address: paths.feed.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** Posts of whom the patient follows. */
export const Success: Story = {}
export const Discover: Story = but({ address: paths.feed.link({ tab: 'discover' }) })
export const OfAMember: Story = but({ address: async (read) => paths.feed.link({ member: await memberWithPosts(read) }) })

/** A heart is pressed and taken back; a comment is written. */
export const LikesAndComments: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const [post] = await screen.findAllByRole('article')
    const like = within(post!)
      .getAllByRole('button')
      .find((button) => button.hasAttribute('aria-pressed'))!
    const before = like.getAttribute('aria-pressed')
    await userEvent.click(like)
    await atRest(context)
    await expect(like.getAttribute('aria-pressed')).not.toBe(before)
    await userEvent.click(within(post!).getAllByRole('button', { expanded: false }).at(-1)!)
    const words = await within(post!).findByLabelText(wordOf('social.comments.write'), { selector: 'textarea' })
    await userEvent.type(words, 'Well said')
    await userEvent.click(within(post!).getByRole('button', { name: wordOf('social.comments.send') }))
    await isSeen(() => within(post!).getByText('Well said'))
    await atRest(context)
  },
}

/** Written and published: it stands at the top. */
export const Writes: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getByRole('button', { name: wordOf('social.post.write') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(wordOf('social.post.text')), 'The ear is better.')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('social.post.publish') }))
    await isSeen(() => screen.getByText('The ear is better.'))
    await atRest(context)
  },
}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [socialCalls.listPosts] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [socialCalls.listPosts] } }), play: offersRetry }
