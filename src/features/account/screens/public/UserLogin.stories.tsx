import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Sign-in/Sign-in by phone',
  ...screenAt({ address: paths.userLogin.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
