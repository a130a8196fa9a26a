import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../cards/Card.tsx'
import { SplitView } from './SplitView.tsx'

const meta = {
  component: SplitView,
  title: 'Parts/Split view',
  tags: ['autodocs'],
  args: {
    label: 'Width of the list',
    initial: 40,
    start: <Card>Visits of today</Card>,
    end: <Card>Milo scratches his left ear.</Card>,
  },
} satisfies Meta<typeof SplitView>
export default meta

/** The bar is moved by the arrow keys, too. */
export const ByKeyboard: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const bar = await within(canvasElement).findByRole('separator', { name: 'Width of the list' })
    bar.focus()
    const before = Number(bar.getAttribute('aria-valuenow'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  },
}
