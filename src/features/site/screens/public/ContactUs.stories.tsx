import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { atRest, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Contact us',
  ...screenAt({ address: paths.contactUs.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}

/** What is missing is said at its field, and the first of them has the focus. */
export const Incomplete: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getByRole('button', { name: /send/i }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /name/i })).toHaveFocus(), { timeout: 10_000 })
  },
}
