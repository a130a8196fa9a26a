import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Day',
  ...screenAt({ address: paths.doctorDashboard.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}

/** Led around the screen, from what is today to all visits. */
export const ShownAround: Story = {
  async play(context) {
    await atRest(context)
    const page = within(document.body)
    await userEvent.click(page.getByRole('button', { name: wordOf('appointments.guide.start') }))
    await isSeen(() => page.getByText(wordOf('appointments.guide.today.text')), { timeout: 10_000 })
    for (const part of ['waiting', 'toDo', 'visits'] as const) {
      await userEvent.click(page.getByRole('button', { name: 'Next' }))
      await isSeen(() => page.getByText(wordOf(`appointments.guide.${part}.text`)))
    }
    await userEvent.click(page.getByRole('button', { name: 'Finish' }))
  },
}

export const BusyDay: Story = but({ scenario: 'busy-day' })
export const OfStaff: Story = but({ role: 'staff' })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readDoctorSummary] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readDoctorSummary] } }), play: offersRetry }
export const Forbidden: Story = but({ role: 'staff', scenario: 'staff-without-rights' })
