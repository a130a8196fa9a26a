import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guestCalls } from '#contract/meeting/guest-calls.ts'
import { meetingCalls } from '#contract/meeting/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { guestToken, waitingMeeting } from '../../testing/story-meeting.ts'

export default {
  title: 'Screens/Doctor/Video visit',
  ...screenAt({
    address: async (read) => paths.doctorMeeting.link({ id: await waitingMeeting(read) }),
    role: 'doctor',
  }),
} satisfies Meta
type Story = StoryObj

/** Somebody waits: what they agreed to, what their connection test said, and the visit beside it. */
export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [meetingCalls.readMeeting] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [meetingCalls.readMeeting] } }), play: offersRetry }
export const Missing: Story = but({ address: paths.doctorMeeting.link({ id: nobodysId }) })

/** What is written before the call stands there when it begins. */
export const Writes: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getByRole('tab', { name: wordOf('meeting.beside.messages') }))
    await userEvent.type(await screen.findByLabelText(wordOf('meeting.messages.label')), 'I am with you in a minute')
    await userEvent.click(screen.getByRole('button', { name: wordOf('meeting.messages.send') }))
    await isSeen(() => screen.getByText('I am with you in a minute'))
    await waitFor(() => expect(screen.getByLabelText(wordOf('meeting.messages.label'))).toHaveValue(''))
    await atRest(context)
  },
}

/** The record beside the call, with what holds at its top and a note to be written. */
export const ReadsTheRecord: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getByRole('tab', { name: wordOf('meeting.beside.record') }))
    await isSeen(() => screen.getByRole('heading', { name: wordOf('records.lists.allergies') }))
    await isSeen(() => screen.getByRole('button', { name: wordOf('records.note.sign') }))
    await atRest(context)
  },
}

/** Somebody asks to come in by a link; the doctor lets them in, and takes them out again after a question. */
export const GuestAsks: Story = {
  ...but({
    address: async (read) => {
      await read(guestCalls.askAsGuest, { body: { token: await guestToken(read), name: 'Ines Prado' } })
      return paths.doctorMeeting.link({ id: await waitingMeeting(read) })
    },
  }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('meeting.guests.admit') }))
    const remove = wordOf('meeting.guests.removeOf', { name: 'Ines Prado' })
    await userEvent.click(await screen.findByRole('button', { name: remove }))
    await userEvent.click(
      await within(document.body).findByRole('button', { name: wordOf('meeting.guests.remove'), hidden: false }),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: remove })).toBeNull())
  },
}
/** Staff see who waits, and do not come in. */
export const AsStaff: Story = {
  ...but({ role: 'staff' }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await expect(screen.queryByRole('button', { name: wordOf('meeting.room.start') })).toBeNull()
    await expect(screen.queryByRole('tab', { name: wordOf('meeting.beside.messages') })).toBeNull()
  },
}
