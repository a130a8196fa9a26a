import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { BreathCounter } from './BreathCounter.tsx'

export default { title: 'Meeting/Breath counter', component: BreathCounter } satisfies Meta<typeof BreathCounter>
type Story = StoryObj<typeof BreathCounter>

export const Ready: Story = {}

/** Each tap is a breath, by finger or space bar. */
export const Counting: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.breath.start') }))
    const tap = await canvas.findByRole('button', { name: wordOf('meeting.breath.breath') })
    await expect(tap).toHaveFocus()
    await fireEvent.pointerDown(tap)
    await isSeen(() => canvas.getByText(wordOf('meeting.breath.counted', { breaths: 1 })))
  },
}
