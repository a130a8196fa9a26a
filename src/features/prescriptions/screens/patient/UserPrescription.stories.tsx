import type { Meta, StoryObj } from '@storybook/react-vite'
import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Prescriptions',
  ...screenAt({ address: paths.userPrescription.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnlyValid: Story = but({ address: paths.userPrescription.link({ state: 'issued' }) })
export const NothingMatches: Story = but({ address: paths.userPrescription.link({ q: 'nothing of that name' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [prescriptionsCalls.listPrescriptions] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [prescriptionsCalls.listPrescriptions] } }),
  play: offersRetry,
}
