import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Visits',
  ...screenAt({ address: paths.userAppointmentList.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** A few visits ahead are cards, the next one first: nothing to search, filter or choose columns of. */
export const Success: Story = {
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    await expect(page.getByRole('region', { name: wordOf('appointments.own.next') })).toBeVisible()
    await expect(page.queryByRole('table')).toBeNull()
    await expect(page.queryByRole('searchbox')).toBeNull()
    await expect(page.queryByRole('button', { name: wordOf('list.views.open') })).toBeNull()
  },
}
/** Many come with search, filters, columns and views. */
export const Past: Story = {
  ...but({ address: paths.userAppointmentList.link({ tab: 'past' }) }),
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('button', { name: wordOf('list.views.open') })).toBeVisible()
  },
}
/** Kept with the account, and chosen from then on. */
export const AViewKept: Story = {
  ...but({ address: paths.userAppointmentList.link({ tab: 'past', mode: 'video' }) }),
  play: async (context) => {
    await atRest(context)
    const page = within(context.canvasElement)
    await userEvent.click(page.getByRole('button', { name: wordOf('list.views.open') }))
    await userEvent.click(page.getByRole('button', { name: wordOf('list.views.save') }))
    await userEvent.type(page.getByRole('textbox', { name: wordOf('list.views.name') }), 'Video, long ago')
    await userEvent.click(page.getByRole('button', { name: wordOf('list.views.saveConfirm') }))
    await isSeen(() => page.getByRole('button', { name: 'Video, long ago' }))
  },
}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.listAppointments] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.listAppointments] } }), play: offersRetry }
