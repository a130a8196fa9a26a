import type { Meta, StoryObj } from '@storybook/react-vite'
import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'
import { ownPrescription } from '../../testing/story-prescriptions.ts'

const of = (state: Parameters<typeof ownPrescription>[1]) => async (read: Parameters<typeof ownPrescription>[0]) =>
  paths.userPrescriptionDetails.link({ id: await ownPrescription(read, state) })

export default {
  title: 'Screens/Patient/Prescription',
  ...screenAt({ address: of('issued'), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const UsedUp: Story = but({ address: of('dispensed') })
export const Cancelled: Story = but({ address: of('cancelled') })
export const Expired: Story = but({ address: of('expired') })
export const Missing: Story = but({ address: paths.userPrescriptionDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [prescriptionsCalls.readPrescription] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [prescriptionsCalls.readPrescription] } }),
  play: offersRetry,
}
