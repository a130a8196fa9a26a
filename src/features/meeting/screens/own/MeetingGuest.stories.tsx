import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { guestCalls } from '#contract/meeting/guest-calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { withDevices } from '../../devices/testing/story-devices.ts'
import { guestToken } from '../../testing/story-meeting.ts'

export default {
  title: 'Screens/Own/Guest of a call',
  ...screenAt({ address: async (read) => `${paths.meetingGuest.link()}#${await guestToken(read)}` }),
} satisfies Meta
type Story = StoryObj

/** Whose call it is, what a guest sees of it, and the question to be let in. */
export const Success: Story = {
  play: async (context) => {
    await atRest(context)
    await isSeen(() => within(context.canvasElement).getByRole('button', { name: wordOf('meeting.guests.ask') }))
  },
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [guestCalls.readGuestLink] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [guestCalls.readGuestLink] } }),
  play: says(wordOf('meeting.guests.linkFailed')),
}
export const Over: Story = {
  ...but({ address: `${paths.meetingGuest.link()}#used-before` }),
  play: says(wordOf('meeting.guests.ends.link.title')),
}

export const WithoutName: Story = {
  play: async (context) => {
    await atRest(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.guests.ask') }))
    await isSeen(() => canvas.getByText(wordOf('meeting.guests.nameMissing')))
  },
}

/** Waits for the doctor's word, with camera and microphone open meanwhile; and thinks better of it. */
export const Asks: Story = {
  beforeEach: withDevices({ camera: 'works', microphone: 'works' }),
  play: async (context) => {
    await atRest(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText(wordOf('meeting.guests.name')), 'Ines Prado')
    await userEvent.click(canvas.getByRole('button', { name: wordOf('meeting.guests.ask') }))
    await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.room.openDevices') }, { timeout: 10_000 }))
    await isSeen(() => canvas.getByRole('heading', { name: wordOf('meeting.room.preview') }))
  },
}

export const ThinksBetterOfIt: Story = {
  play: async (context) => {
    await atRest(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText(wordOf('meeting.guests.name')), 'Ines Prado')
    await userEvent.click(canvas.getByRole('button', { name: wordOf('meeting.guests.ask') }))
    await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.guests.takeBack') }, { timeout: 10_000 }))
    await isSeen(() => canvas.getByText(wordOf('meeting.guests.ends.left.title')))
  },
}
