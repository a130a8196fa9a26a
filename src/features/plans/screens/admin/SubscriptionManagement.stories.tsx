import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { planCalls } from '#contract/plans/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Admin/Subscription management',
  ...screenAt({ address: paths.subscriptionManagement.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** Whom the step would touch stands in the question, done in earnest on the server and taken back. */
export const Question: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: wordOf('plans.office.retire') }))[0]!)
    const question = within(await screen.findByRole('dialog'))
    await isSeen(() => question.getByText(wordOf('plans.rehearsal.keep')))
    await expect(question.getByText(wordOf('plans.rehearsal.notSold'))).toBeVisible()
  },
}
export const QuestionFailed: Story = {
  ...but({ fault: { kind: 'failing', of: [planCalls.rehearsePlanMove] } }),
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: wordOf('plans.office.retire') }))[0]!)
    await isSeen(() => within(screen.getByRole('dialog')).getByRole('alert'))
  },
}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: async (context) => says(wordOf('plans.office.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [planCalls.listOfficePlans] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [planCalls.listOfficePlans] } }), play: offersRetry }
