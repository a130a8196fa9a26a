import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillsAndSends, saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Sign-in/Sign-in by phone',
  ...screenAt({ address: paths.userLogin.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }
export const CodeSent: Story = {
  play: fillsAndSends({ 'account.mobile.phone': '2025550143' }, /\+1 ?202/),
}
