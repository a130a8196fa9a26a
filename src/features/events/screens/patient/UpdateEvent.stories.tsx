import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { eventsCalls } from '#contract/events/calls.ts'
import { numberField } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { ownEvent } from '../../testing/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Change event',
  ...screenAt({ address: async (read) => paths.updateEvent.link({ id: await ownEvent(read, 'organised') }), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}

/** The server refuses fewer places than are taken, and the form says so at the field. */
export const RefusesTooFewPlaces: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const limit = await numberField(screen)
    await userEvent.clear(limit)
    await userEvent.type(limit, '1')
    await userEvent.click(screen.getByRole('button', { name: wordOf('events.form.save') }))
    await isSeen(() => screen.getByText(wordOf('patterns.fault.limit_below_going')))
    await atRest(context)
  },
}
/** Somebody else's cannot be changed. */
export const Forbidden: Story = {
  ...but({ address: async (read) => paths.updateEvent.link({ id: await ownEvent(read, 'going') }) }),
  async play(context) {
    await atRest(context)
    await isSeen(() => within(context.canvasElement).getByText(wordOf('events.form.notYours')))
  },
}
export const Missing: Story = but({ address: paths.updateEvent.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [eventsCalls.readEvent] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [eventsCalls.readEvent] } }), play: offersRetry }
