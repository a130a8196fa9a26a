import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteCalls } from '#contract/site/calls.ts'
import { fillsAndSends, saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { but, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Contact us',
  ...screenAt({ address: paths.contactUs.link() }),
} satisfies Meta
type Story = StoryObj

const message = {
  'Your name': 'Jonas Weber',
  'E-mail': 'jonas.weber@example.test',
  'What is it about': 'Moving my appointment',
  'Your message': 'Can I move a visit on the same day, and would it cost me anything?',
}

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }
export const Sent: Story = { play: fillsAndSends(message, /jonas\.weber@example\.test/) }
/** What was written stays, and can be sent again. */
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [siteCalls.sendContactMessage] } }),
  play: fillsAndSends(message, /went wrong at our end/i),
}
