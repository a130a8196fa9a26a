import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { supportCalls } from '#contract/support/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Support',
  ...screenAt({ address: paths.supportDesk.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: says(/Moving a visit on the same day/) }
export const ReadyAnswers: Story = but({ address: paths.supportDesk.link({ tab: 'canned' }) })
/** What somebody asked is opened, answered and solved. */
export const Answers: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('link', { name: /Moving a visit on the same day/ }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: new RegExp(`^${wordOf('support.desk.answer')}`) }),
      'Yes, until an hour ahead.',
    )
    await userEvent.click(screen.getByLabelText(wordOf('support.desk.andSolve')))
    await userEvent.click(screen.getByRole('button', { name: wordOf('support.desk.send') }))
    await isSeen(() => screen.getByText('Yes, until an hour ahead.', { selector: 'li p' }))
    await isSeen(() => screen.getByRole('button', { name: wordOf('support.desk.reopen') }))
  },
}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [supportCalls.listDeskRequests] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [supportCalls.listDeskRequests] } }), play: offersRetry }
