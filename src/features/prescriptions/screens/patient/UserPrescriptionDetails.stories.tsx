import type { Meta, StoryObj } from '@storybook/react-vite'
import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { expect, within } from 'storybook/test'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'
import { dangerousPrescription, ownPrescription } from '../../testing/story-prescriptions.ts'

const of = (state: Parameters<typeof ownPrescription>[1]) => async (read: Parameters<typeof ownPrescription>[0]) =>
  paths.userPrescriptionDetails.link({ id: await ownPrescription(read, state) })

export default {
  title: 'Screens/Patient/Prescription',
  ...screenAt({ address: of('issued'), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
const dangerous = but({ address: async (read) => paths.userPrescriptionDetails.link({ id: await dangerousPrescription(read) }) })
const saysAlarm: Story['play'] = async (context) => {
  await atRest(context)
  const alarm = await within(context.canvasElement).findByRole('alert')
  await expect(alarm).toHaveTextContent('You have a severe penicillin allergy, and amoxicillin is a penicillin.')
  await expect(alarm).toHaveTextContent('Don’t take it. Contact')
  // "Finish the whole course" would be wrong advice now.
  await expect(context.canvasElement).not.toHaveTextContent('Finish the whole course')
}
/** The record now warns against it: the alarm stands above everything else. */
export const Dangerous: Story = { ...dangerous, play: saysAlarm }
export const DangerousOnAPhone: Story = { ...dangerous, globals: { viewport: { value: 'phone' } }, play: saysAlarm }
export const UsedUp: Story = but({ address: of('dispensed') })
export const Cancelled: Story = but({ address: of('cancelled') })
export const Expired: Story = but({ address: of('expired') })
export const Missing: Story = but({ address: paths.userPrescriptionDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [prescriptionsCalls.readPrescription] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [prescriptionsCalls.readPrescription] } }),
  play: offersRetry,
}
