import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { trackersCalls } from '#contract/trackers/calls.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Trackers',
  ...screenAt({ address: paths.gpsDevices.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** A dog that walks to the park, and the block it lives in. */
export const Success: Story = {}
export const AnotherDay: Story = but({ address: paths.gpsDevices.link({ day: '2025-01-01' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [trackersCalls.listTrackers] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [trackersCalls.listTrackers] } }), play: offersRetry }

/** A polygon is drawn by keyboard alone: the map is moved, Enter sets a corner. */
export const DrawsAZone: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('trackers.zones.addPolygon') }))
    const save = await screen.findByRole('button', { name: wordOf('trackers.zones.save') })
    await expect(save).toBeDisabled()
    screen.getByRole('application').focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}')
    await expect(save).toBeEnabled()
  },
}
