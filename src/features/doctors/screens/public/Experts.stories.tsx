import type { Meta, StoryObj } from '@storybook/react-vite'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Experts',
  ...screenAt({ address: paths.experts.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({
  scenario: 'empty-platform',
  address: paths.experts.link({ kind: 'physician', speciality: 'cardiology' }),
})
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.searchDoctors] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.searchDoctors] } }), play: offersRetry }
