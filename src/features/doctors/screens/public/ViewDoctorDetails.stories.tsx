import type { Meta, StoryObj } from '@storybook/react-vite'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId } from '#mocks/stories/screen.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/One doctor',
  ...screenAt({ address: async (read) => paths.viewDoctorDetails.link({ id: firstId(await read(doctorsCalls.searchDoctors)) }) }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const AsPatient: Story = but({ role: 'patient' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.readDoctor] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.readDoctor] } }), play: offersRetry }
