import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { eventsCalls } from '#contract/events/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { ownEvent, publicEvent } from '../../testing/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/One event',
  ...screenAt({
    address: async (read) => paths.eventsDetails.link({ id: await publicEvent(read, 'adoption') }),
    role: 'patient',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}

/** Going, and taking that back. */
export const GoesAndTakesItBack: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const go = await screen.findByRole('button', { name: wordOf('events.attend.going') })
    await userEvent.click(go)
    await isSeen(() => screen.getByText(wordOf('events.attend.says.going')))
    await expect(go).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await screen.findByRole('button', { name: wordOf('events.attend.undo') }))
    await waitFor(() => expect(go).toHaveAttribute('aria-pressed', 'false'))
    await atRest(context)
  },
}

/** All places are taken: the patient waits, and may give the turn away. */
export const FullAndWaiting: Story = {
  ...but({ address: async (read) => paths.eventsDetails.link({ id: await ownEvent(read, 'going', 'waiting') }) }),
  async play(context) {
    await atRest(context)
    await isSeen(() => within(context.canvasElement).getByText(wordOf('events.attend.says.waiting')))
  },
}

/** Cancelling is asked about, with a reason that guests read; keeping it gives the focus back. */
export const OrganiserAsksBeforeCancelling: Story = {
  ...but({ address: async (read) => paths.eventsDetails.link({ id: await ownEvent(read, 'organised') }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const cancel = await screen.findByRole('button', { name: wordOf('events.organiser.cancel') })
    await userEvent.click(cancel)
    const dialog = within(await screen.findByRole('dialog', { name: wordOf('events.cancel.title') }))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('events.cancel.confirm') }))
    await isSeen(() => dialog.getByText(wordOf('patterns.fault.required')))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('events.cancel.keep') }))
    await expect(cancel).toHaveFocus()
    await atRest(context)
  },
}

export const Cancelled: Story = {
  ...but({ address: async (read) => paths.eventsDetails.link({ id: await ownEvent(read, 'past', 'cancelled') }) }),
}
export const Past: Story = {
  ...but({ address: async (read) => paths.eventsDetails.link({ id: await ownEvent(read, 'past', 'past') }) }),
}
/** Visitors read what is for everyone, and sign in to come. */
export const AsVisitor: Story = {
  ...but({ role: null }),
  async play(context) {
    await atRest(context)
    const link = await within(context.canvasElement).findByRole('link', { name: wordOf('events.attend.signInToGo') })
    await expect(link).toHaveAttribute('href', expect.stringContaining('wish%3Dgoing'))
  },
}
/** Others may read and not attend. */
export const AsDoctor: Story = {
  ...but({ role: 'doctor' }),
  async play(context) {
    await atRest(context)
    await isSeen(() => within(context.canvasElement).getByText(wordOf('events.attend.wrongRole')))
  },
}
export const Missing: Story = but({ address: paths.eventsDetails.link({ id: nobodysId }) })
/** The same for an event that is for members as for none: signing in may help. */
export const Forbidden: Story = {
  ...but({ role: null, address: paths.eventsDetails.link({ id: nobodysId }) }),
  async play(context) {
    await atRest(context)
    await isSeen(() => within(context.canvasElement).getByText(wordOf('events.missing.visitors')))
  },
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [eventsCalls.readEvent] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [eventsCalls.readEvent] } }), play: offersRetry }
