import type { Meta, StoryObj } from '@storybook/react-vite'
import { but, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Settings',
  ...screenAt({ address: paths.userSettings.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Pets: Story = but({ address: paths.userSettings.link({ tab: 'pets' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
