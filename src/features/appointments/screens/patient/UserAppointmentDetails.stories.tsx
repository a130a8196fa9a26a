import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import { followUpCalls } from '#contract/booking/follow-up-calls.ts'
import { filesCalls } from '#contract/files/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { finishedVisitOf, latestAppointment, nextAppointment, nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import type { Read } from '#mocks/stories/screen.ts'
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

const atQuestions = async (read: Read) => paths.userAppointmentDetails.link({ id: await nextAppointment(read), tab: 'intake' })
const chosen = (context: { canvasElement: HTMLElement }) =>
  within(context.canvasElement).findByRole('region', { name: wordOf('intake.media.title') })

/** A picture of this many pixels, as a telephone's camera would hand it over. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'teal'
  context.fillRect(0, 0, 320, 240)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** A photo is chosen, comes, and is described and shown in large; what is no photo says so. */
export const AddsPhotos: Story = {
  ...but({ address: atQuestions }),
  async play(context) {
    await atRest(context)
    const part = await chosen(context)
    const input = part.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, [await photo('knee.png'), new File(['no picture'], 'page.png', { type: 'image/png' })])
    const own = within(part)
    await isSeen(() => own.getByText(patternOf('parts.upload.refused.type')))
    await isSeen(() => own.getByRole('button', { name: patternOf('ui.picture.open') }))
    await userEvent.type(own.getByRole('textbox'), 'The left knee')
    await userEvent.click(own.getByRole('button', { name: wordOf('intake.media.describe') }))
    await isSeen(() => own.getByText(wordOf('intake.media.described')))
    await atRest(context)
  },
}
/** On its way, on a telephone: it can be paused, and gone on with. */
export const SendsPhotos: Story = {
  ...but({ address: atQuestions, fault: { kind: 'unanswered', of: [filesCalls.sendPart] } }),
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    const part = await chosen(context)
    await userEvent.upload(part.querySelector<HTMLInputElement>('input[type=file]')!, [await photo('knee.png')])
    const own = within(part)
    await userEvent.click(await own.findByRole('button', { name: patternOf('parts.upload.pause') }))
    await isSeen(() => own.getByRole('button', { name: patternOf('parts.upload.resume') }))
  },
}

/** What comes back is said before the visit is called off; keeping it gives the focus back. */
export const AsksBeforeCancelling: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const cancel = screen.getByRole('button', { name: wordOf('appointments.own.steps.cancel') })
    await userEvent.click(cancel)
    const dialog = within(await screen.findByRole('dialog', { name: wordOf('appointments.own.cancelTitle') }))
    await isSeen(() => dialog.getByText(patternOf('appointments.own.refund.all')))
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
    await isSeen(() => dialog.getByText(patternOf('appointments.own.refund.afterMove.until')))
    await atRest(context)
  },
}
/** Joins the list for earlier times, reads the place, and leaves it again. */
export const JoinsEarlierTimes: Story = {
  async play(context) {
    await atRest(context)
    const part = within(await within(context.canvasElement).findByRole('region', { name: wordOf('booking.earlier.title') }))
    await userEvent.click(part.getByRole('button', { name: wordOf('booking.earlier.join') }))
    await isSeen(() => part.getByText(patternOf('booking.earlier.waiting')))
    await userEvent.click(part.getByRole('button', { name: wordOf('booking.earlier.leave') }))
    await isSeen(() => part.getByRole('button', { name: wordOf('booking.earlier.join') }))
    await atRest(context)
  },
}
/** In the summary stands when the doctor would see them again, with the way to a booking in which everything is chosen. */
export const SeenAgain: Story = {
  ...but({
    async address(read) {
      const id = await finishedVisitOf(read, 'doctor')
      const body = { amount: 6, unit: 'weeks', purpose: 'Look at the ear again' }
      await read(followUpCalls.suggestFollowUp, { params: { id }, body, as: 'doctor' })
      return paths.userAppointmentDetails.link({ id })
    },
  }),
  async play(context) {
    await atRest(context)
    const part = await within(context.canvasElement).findByRole('region', { name: wordOf('summaries.title') })
    await expect(within(part).getByText('Look at the ear again')).toBeVisible()
    const book = within(part).getByRole('link', { name: wordOf('booking.followUp.book') })
    await expect(book.getAttribute('href')).toMatch(/mode=.*subject=.*from=\d{4}-\d{2}-\d{2}/)
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
    await isSeen(() => question.getByText(wordOf('appointments.own.absentBody')))
    await userEvent.click(question.getByRole('button', { name: wordOf('appointments.own.absentConfirm') }))
    await isSeen(() => screen.getByText(wordOf('appointments.own.says.absent.doctor')))
    await expect(screen.getByText(patternOf('appointments.own.says.refunded'))).toBeVisible()
  },
}

/** Nobody's visit, or somebody else's: the platform does not tell which. */
export const Missing: Story = but({ address: paths.userAppointmentDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readAppointment] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readAppointment] } }), play: offersRetry }
