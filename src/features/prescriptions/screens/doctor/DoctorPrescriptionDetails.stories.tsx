import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { writtenPrescription } from '../../testing/story-prescriptions.ts'

const of = (state: Parameters<typeof writtenPrescription>[1]) => async (read: Parameters<typeof writtenPrescription>[0]) =>
  paths.doctorPrescriptionDetails.link({ id: await writtenPrescription(read, state) })

export default {
  title: 'Screens/Doctor/Prescription',
  ...screenAt({ address: of('issued'), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Draft: Story = but({ address: of('draft') })
export const DraftOnAPhone: Story = { ...but({ address: of('draft') }), globals: { viewport: { value: 'phone' } } }
export const Missing: Story = but({ address: paths.doctorPrescriptionDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [prescriptionsCalls.readPrescription] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [prescriptionsCalls.readPrescription] } }),
  play: offersRetry,
}
/** A medicine is added, the quantity follows from how it is taken, and the draft is kept. */
export const AddsAMedicine: Story = {
  ...but({ address: of('draft') }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('prescriptions.draft.addLine') }))
    const names = await screen.findAllByRole('textbox', { name: new RegExp(wordOf('prescriptions.line.name')) })
    await userEvent.type(names.at(-1)!, 'Loratadine')
    await userEvent.click(screen.getByRole('button', { name: wordOf('prescriptions.draft.save') }))
    await isSeen(() => screen.getByRole('region', { name: 'Loratadine' }))
    await atRest(context)
  },
}
