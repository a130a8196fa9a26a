import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/About us',
  ...screenAt({ address: paths.aboutUs.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
