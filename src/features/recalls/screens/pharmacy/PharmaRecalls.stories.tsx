import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { recallsCalls } from '#contract/recalls/calls.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Recalls',
  ...screenAt({ address: paths.pharmaRecalls.link(), role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** Before anything is called back it is said that it cannot be undone. */
export const Starts: Story = {
  async play(context) {
    await atRest(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: wordOf('recalls.start') }))
    await atRest(context)
    await expect(within(document.body).getByRole('dialog')).toHaveTextContent(wordOf('recalls.cannotUndo'))
  },
}
export const Empty: Story = { ...but({ scenario: 'empty-platform' }), play: (context) => says(wordOf('recalls.empty'))(context) }
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [recallsCalls.listRecalls] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [recallsCalls.listRecalls] } }), play: offersRetry }
