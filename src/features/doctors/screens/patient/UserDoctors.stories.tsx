import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Doctors',
  ...screenAt({ address: paths.userDoctors.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** The heart makes a favourite at once; taken away among the favourites, it can be brought back. */
export const Favourites: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const [add] = await screen.findAllByRole('button', { name: /^Add .* favourites$/ })
    await userEvent.click(add!)
    await atRest(context)
    await userEvent.click(screen.getByRole('tab', { name: wordOf('doctors.mine.tabs.favourites') }))
    await userEvent.click(await screen.findByRole('button', { name: /^Remove .* favourites$/ }))
    await atRest(context)
    await isSeen(() => screen.getByText(wordOf('doctors.mine.empty.favourites')))
    await userEvent.click(await screen.findByRole('button', { name: wordOf('doctors.mine.undo') }))
    await isSeen(() => screen.getByRole('button', { name: /^Remove .* favourites$/ }))
    await atRest(context)
  },
}
export const NothingMatches: Story = but({ address: paths.userDoctors.link({ q: 'nobody of that name' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.listOwnDoctors] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.listOwnDoctors] } }), play: offersRetry }
