import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { eventsCalls } from '#contract/events/calls.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Events',
  ...screenAt({ address: paths.userEvents.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** Around the town of the patient's address. */
export const Success: Story = {}

/** A kind is chosen and a tab after it: the tab begins without the kind. */
export const NarrowsAndLooksAtOwn: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.selectOptions(await screen.findByLabelText(wordOf('events.list.kind')), 'walk')
    await atRest(context)
    const walks = within(await screen.findByRole('list', { name: wordOf('events.list.label') })).getAllByRole('article')
    for (const walk of walks) await expect(within(walk).getByText(wordOf('events.kinds.walk'))).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: wordOf('events.list.tabs.organised') }))
    await atRest(context)
    const own = within(await screen.findByRole('list', { name: wordOf('events.list.label') })).getAllByRole('article')
    await expect(own).toHaveLength(2)
  },
}
export const Going: Story = but({ address: paths.userEvents.link({ tab: 'going' }) })
export const Past: Story = but({ address: paths.userEvents.link({ tab: 'past' }) })
export const NothingMatches: Story = but({ address: paths.userEvents.link({ q: 'nothing of that name' }) })
export const Empty: Story = but({ scenario: 'empty-platform', address: paths.userEvents.link({ tab: 'organised' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [eventsCalls.listEvents] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [eventsCalls.listEvents] } }), play: offersRetry }
