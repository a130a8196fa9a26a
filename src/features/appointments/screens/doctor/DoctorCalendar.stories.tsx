import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const at = (view: 'day' | 'week' | 'month' | 'agenda', day?: string) => paths.doctorUpcomingAppointment.link({ view, day })

export default {
  title: 'Screens/Doctor/Calendar',
  ...screenAt({ address: at('week'), role: 'doctor', scenario: 'time-off' }),
} satisfies Meta
type Story = StoryObj

const training = /Training/

/** The day of the last visit to come: soon after it the doctor is in a training. */
const lastDay = but({
  address: async (read) => {
    const { items } = (await read(bookingCalls.listDoctorAppointments, { query: { limit: '100' } })) as {
      items: AppointmentCard[]
    }
    return at('week', utcDay(items.at(-1)!.start))
  },
})

export const Week: Story = {}
export const Day: Story = but({ address: at('day') })
export const Agenda: Story = but({ address: at('agenda') })

/** A month; a day of it is opened, and Back leads to the month again. */
export const Month: Story = {
  ...but({ address: at('month') }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const days = await screen.findAllByRole('button', { name: /\d+ (visit|visits)$/ }, { timeout: 10_000 })
    await userEvent.click(days[0]!)
    await atRest(context)
    await expect(screen.getByRole('button', { name: wordOf('appointments.calendar.views.day') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** Later by an hour and longer by a quarter, by keyboard; then back. */
export const MovedByKeyboardAndUndone: Story = {
  ...lastDay,
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const block = await screen.findByRole('button', { name: training })
    const before = block.getAttribute('aria-label')
    block.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    const moved = screen.getByRole('button', { name: training })
    await expect(moved).toHaveFocus()
    const after = moved.getAttribute('aria-label')
    await expect(after).not.toBe(before)
    await userEvent.keyboard('{Enter}')
    await atRest(context)
    await isSeen(() => screen.getByText(wordOf('appointments.calendar.moved')))
    await expect(screen.getByRole('button', { name: training })).toHaveAttribute('aria-label', after)
    await userEvent.click(screen.getByRole('button', { name: wordOf('appointments.calendar.undo') }))
    await atRest(context)
    await expect(screen.getByRole('button', { name: training })).toHaveAttribute('aria-label', before)
  },
}

/** Moved, and put back without keeping it: the focus stays with it. */
export const PutBackByEscape: Story = {
  ...lastDay,
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const block = await screen.findByRole('button', { name: training })
    const before = block.getAttribute('aria-label')
    block.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('button', { name: training })).toHaveFocus()
    await expect(screen.getByRole('button', { name: training })).not.toHaveAttribute('aria-label', before)
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: training })).toHaveAttribute('aria-label', before)
    await userEvent.keyboard('{Enter}')
    await isSeen(() => screen.getByRole('dialog'))
  },
}

/** Onto the visit before it: refused, said, and it stays where it was. */
export const NotOverAVisit: Story = {
  ...lastDay,
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const block = await screen.findByRole('button', { name: training })
    const before = block.getAttribute('aria-label')
    block.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await atRest(context)
    await isSeen(() => screen.getByText(wordOf('appointments.calendar.overVisit')))
    await expect(screen.getByRole('button', { name: training })).toHaveAttribute('aria-label', before)
  },
}

export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readDoctorCalendar] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readDoctorCalendar] } }), play: offersRetry }
export const Forbidden: Story = but({ role: 'staff', scenario: 'staff-without-rights' })
