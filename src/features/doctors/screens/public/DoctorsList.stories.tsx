import type { Meta, StoryObj } from '@storybook/react-vite'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Doctors',
  ...screenAt({ address: paths.doctorsList.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ address: paths.doctorsList.link({ q: 'nobody of that name' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.searchDoctors] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.searchDoctors] } }), play: offersRetry }
