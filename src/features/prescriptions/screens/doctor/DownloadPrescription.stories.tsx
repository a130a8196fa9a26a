import type { Meta, StoryObj } from '@storybook/react-vite'
import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'
import { writtenPrescription } from '../../testing/story-prescriptions.ts'

export default {
  title: 'Screens/Doctor/Prescription paper',
  ...screenAt({
    address: async (read) => paths.downloadPrescription.link({ id: await writtenPrescription(read, 'issued') }),
    role: 'doctor',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Missing: Story = but({ address: paths.downloadPrescription.link({ id: nobodysId }) })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [prescriptionsCalls.readPrescription] } }),
  play: offersRetry,
}
