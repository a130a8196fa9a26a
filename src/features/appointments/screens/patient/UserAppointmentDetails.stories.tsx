import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import { latestAppointment, nextAppointment, nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/One visit',
  ...screenAt({
    address: async (read) => paths.userAppointmentDetails.link({ id: await nextAppointment(read) }),
    role: 'patient',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}

/** What comes back is said before the visit is called off; keeping it gives the focus back. */
export const AsksBeforeCancelling: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const cancel = screen.getByRole('button', { name: wordOf('appointments.own.steps.cancel') })
    await userEvent.click(cancel)
    const dialog = within(await screen.findByRole('dialog', { name: wordOf('appointments.own.cancelTitle') }))
    await waitFor(() => expect(dialog.getByText(patternOf('appointments.own.refund.all'))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: wordOf('appointments.own.keep') }))
    await expect(cancel).toHaveFocus()
    await userEvent.click(cancel)
    await atRest(context)
  },
}
/** What cancelling would give back at the new time is said before the visit is moved. */
export const TellsRefundBeforeMoving: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getByRole('button', { name: wordOf('appointments.own.steps.reschedule') }))
    const dialog = within(await screen.findByRole('dialog', { name: wordOf('appointments.own.moveTitle') }))
    const times = await dialog.findAllByRole('button', { name: /\p{Nd}:\p{Nd}{2}/u })
    await userEvent.click(times.at(-1)!)
    await waitFor(() => expect(dialog.getByText(patternOf('appointments.own.refund.afterMove.until'))).toBeVisible())
    await atRest(context)
  },
}
/** A doctor who did not come to a paid visit is reported, and everything that was paid goes back. */
export const DoctorDidNotCome: Story = {
  ...but({
    address: async (read) => paths.userAppointmentDetails.link({ id: await latestAppointment(read) }),
    scenario: 'absent-doctor',
  }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getByRole('button', { name: wordOf('appointments.own.steps.reportDoctorAbsent') }))
    const question = within(await screen.findByRole('dialog', { name: patternOf('appointments.own.absentTitle') }))
    await waitFor(() => expect(question.getByText(wordOf('appointments.own.absentBody'))).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: wordOf('appointments.own.absentConfirm') }))
    await expect(await screen.findByText(wordOf('appointments.own.says.absent.doctor'))).toBeVisible()
    await expect(screen.getByText(patternOf('appointments.own.says.refunded'))).toBeVisible()
  },
}

/** Nobody's visit, or somebody else's: the platform does not tell which. */
export const Missing: Story = but({ address: paths.userAppointmentDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readAppointment] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readAppointment] } }), play: offersRetry }
