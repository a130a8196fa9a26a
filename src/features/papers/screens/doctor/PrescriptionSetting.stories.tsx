import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { papersCalls } from '#contract/papers/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Letterhead',
  ...screenAt({ address: paths.prescriptionSetting.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

/** The preview is made by the platform's own engine, in this browser's worker. */
export const Success: Story = { play: (context) => says(wordOf('papers.preview.open'))(context) }
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [papersCalls.readLetterhead] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [papersCalls.readLetterhead] } }),
  play: offersRetry,
}
export const Forbidden: Story = {
  ...but({ role: 'staff' }),
  play: (context) => says(wordOf('papers.letterhead.doctorOnly'))(context),
}
export const Saves: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const heading = await screen.findByLabelText(new RegExp(wordOf('papers.letterhead.heading')))
    await userEvent.clear(heading)
    await userEvent.type(heading, 'Practice at the harbour')
    await userEvent.click(screen.getByRole('button', { name: wordOf('papers.letterhead.save') }))
    await isSeen(() => screen.getByText(wordOf('papers.letterhead.savedText')))
    await atRest(context)
  },
}
