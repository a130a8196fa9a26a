import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillsAndSends, saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Sign-in/Forgotten password',
  ...screenAt({ address: paths.doctorForgotPassword.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }
export const CodeSent: Story = {
  play: fillsAndSends({ 'account.forgot.email': 'doctor@carenest.test' }, /doctor@carenest\.test/),
}
