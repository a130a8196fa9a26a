import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { meetingCalls } from '#contract/meeting/calls.ts'
import { latestAppointment, nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Video visit',
  ...screenAt({
    address: async (read) => {
      const { items } = (await read(bookingCalls.listAppointments)) as { items: AppointmentCard[] }
      return paths.userMeeting.link({ id: items.find(({ mode, state }) => mode === 'video' && state === 'confirmed')!.id })
    },
    role: 'patient',
  }),
} satisfies Meta
type Story = StoryObj

/** Too early: when the waiting room opens, and what to have ready. */
export const Success: Story = {}
/** A visit that is over leads to what was said. */
export const Over: Story = but({ address: async (read) => paths.userMeeting.link({ id: await latestAppointment(read) }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [meetingCalls.readMeeting] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [meetingCalls.readMeeting] } }), play: offersRetry }
export const Missing: Story = but({ address: paths.userMeeting.link({ id: nobodysId }) })

/** The way on from a visit that is over is a link to it. */
export const LeadsOn: Story = {
  ...Over,
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const on = await screen.findByRole('link', {
      name: new RegExp(`${wordOf('meeting.over.summary')}|${wordOf('meeting.over.toVisit')}`),
    })
    await expect(on).toHaveAttribute('href', expect.stringContaining(paths.userAppointmentDetails.pattern))
    await userEvent.tab()
  },
}
