import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { supportCalls } from '#contract/support/calls.ts'
import { saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Own/Support',
  ...screenAt({ address: paths.userSupport.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const SaysWhatIsMissing: Story = { play: saysWhatIsMissing }
/** Help topics, and the two ways to ask. */
export const Visitor: Story = screenAt({ address: paths.userSupport.link() })
/** What one asks opens as a thread. */
export const Asks: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.type(await screen.findByLabelText(new RegExp(wordOf('support.open.subject'))), 'A later time')
    await userEvent.type(screen.getByLabelText(new RegExp(wordOf('support.open.text'))), 'Can I come an hour later?')
    await userEvent.click(screen.getByRole('button', { name: wordOf('support.open.send') }))
    await isSeen(() => screen.getByRole('heading', { level: 1, name: 'A later time' }))
  },
}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [supportCalls.listOwnRequests] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [supportCalls.listOwnRequests] } }), play: offersRetry }
