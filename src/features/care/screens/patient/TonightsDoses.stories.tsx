import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { careCalls } from '#contract/care/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Tonight’s doses',
  ...screenAt({ address: paths.tonightsDoses.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** What is to be given in these hours, over the person and her animals. */
export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [careCalls.listDoses] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [careCalls.listDoses] } }), play: offersRetry }

/** One is ticked, says by whom, and can be taken back for some minutes. */
export const TicksOne: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const name = new RegExp(`^${wordOf('care.tick')}`, 'u')
    const [first] = await screen.findAllByRole('button', { name })
    await userEvent.click(first!)
    await isSeen(() => screen.getAllByRole('button', { name: new RegExp(`^${wordOf('care.undo')}`, 'u') })[0])
    await atRest(context)
  },
}
