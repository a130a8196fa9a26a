import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteCalls } from '#contract/site/calls.ts'
import { fillsAndSends, saysWhatIsMissing, type Fields } from '#mocks/stories/form-steps.ts'
import { but, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Contact us',
  ...screenAt({ address: paths.contactUs.link() }),
} satisfies Meta
type Story = StoryObj

const message: Fields = {
  'site.contact.name': 'Jonas Weber',
  'site.contact.email': 'jonas.weber@example.test',
  'site.contact.subject': 'Moving my appointment',
  'site.contact.message': 'Can I move a visit on the same day, and would it cost me anything?',
}

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }
export const Sent: Story = { play: fillsAndSends(message, /jonas\.weber@example\.test/) }
/** What was written stays, and can be sent again. */
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [siteCalls.sendContactMessage] } }),
  play: fillsAndSends(message, () => wordOf('patterns.errorBody')),
}
