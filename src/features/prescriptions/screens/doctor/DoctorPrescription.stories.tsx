import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Prescriptions',
  ...screenAt({ address: paths.doctorPrescription.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [prescriptionsCalls.listWrittenPrescriptions] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [prescriptionsCalls.listWrittenPrescriptions] } }),
  play: offersRetry,
}
/** The visit is chosen, and the draft opens. */
export const Begins: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('prescriptions.start.open') }))
    await userEvent.click(await within(document.body).findByRole('button', { name: wordOf('prescriptions.start.submit') }))
    await isSeen(() => screen.getByRole('form', { name: wordOf('prescriptions.draft.title') }))
    await atRest(context)
  },
}
/** Staff come here by a typed address alone, and see nothing that they may never do. */
export const ForbiddenToStaff: Story = {
  ...but({ role: 'staff' }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await isSeen(() => screen.getAllByText(wordOf('patterns.forbiddenTitle'))[0])
    await expect(screen.queryByRole('button', { name: wordOf('prescriptions.start.open') })).toBeNull()
  },
}
