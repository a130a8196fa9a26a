import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { advertisementCalls } from '#contract/advertisements/calls.ts'
import { saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Advertisements',
  ...screenAt({ address: paths.advertisementManagement.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj
type Context = Pick<StoryContext, 'canvasElement' | 'parameters' | 'globals' | 'loaded'>

const presses = (word: Parameters<typeof wordOf>[0]) => async (context: Context) => {
  await atRest(context)
  const [first] = await within(context.canvasElement).findAllByRole('button', { name: wordOf(word) })
  await userEvent.click(first!)
}

export const Success: Story = {}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('advertisements.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [advertisementCalls.listAdvertisements] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [advertisementCalls.listAdvertisements] } }),
  play: offersRetry,
}
export const Figures: Story = {
  async play(context) {
    await presses('advertisements.figures.open')(context)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await isSeen(() => dialog.getByText(wordOf('advertisements.reasons.too_short')))
    await atRest(context)
  },
}
export const NothingWritten: Story = {
  async play(context) {
    await presses('advertisements.form.new')(context)
    await saysWhatIsMissing(context)
  },
}
export const Pauses: Story = {
  async play(context) {
    await presses('advertisements.steps.pause')(context)
    await isSeen(() => within(document.body).getAllByText(wordOf('advertisements.done.pause'))[0])
    await atRest(context)
  },
}
