import type { Meta, StoryObj } from '@storybook/react-vite'
import { saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Sign-in/Doctor registration',
  ...screenAt({ address: paths.doctorRegister.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }
