import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nearbyCalls } from '#contract/nearby/calls.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Pets nearby',
  ...screenAt({ address: paths.petsNearby.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** Around the reader's own blurred point. */
export const Success: Story = {}
export const AroundATown: Story = but({ address: paths.petsNearby.link({ place: 'Boston, MA' }) })
export const NothingMatches: Story = but({ address: paths.petsNearby.link({ species: 'horse', within: '1' }) })
/** Nobody shows anything, and it is not known where the reader is. */
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [nearbyCalls.listPetsNearby] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [nearbyCalls.listPetsNearby] } }), play: offersRetry }

/** What others see is chosen with the reason beside it. */
export const Sharing: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('nearby.list.share') }))
    const dialog = within(await screen.findByRole('dialog', { name: wordOf('nearby.share.title') }))
    await expect(dialog.getByRole('button', { name: wordOf('nearby.share.save') })).toBeEnabled()
  },
}
