import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
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
type Story = StoryObj<typeof meta>

const barIn = (canvas: HTMLElement) => within(canvas).findByRole('separator', { name: 'Width of the list' })
const shareOf = (bar: HTMLElement) => Number(bar.getAttribute('aria-valuenow'))

/** The bar is moved by the arrow keys, too, within its ends. */
export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const bar = await barIn(canvasElement)
    const isRightToLeft = getComputedStyle(bar).direction === 'rtl'
    bar.focus()
    await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}{ArrowLeft}' : '{ArrowRight}{ArrowRight}')
    await expect(shareOf(bar)).toBe(50)
    await userEvent.keyboard('{Home}')
    await expect(shareOf(bar)).toBe(20)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(shareOf(bar)).toBeLessThanOrEqual(80)
  },
}

/** Pulled by a pointer; a double press puts it back. */
export const Pulled: Story = {
  async play({ canvasElement }) {
    const bar = await barIn(canvasElement)
    const { left, right, width } = bar.parentElement!.getBoundingClientRect()
    const at = getComputedStyle(bar).direction === 'rtl' ? right - width * 0.6 : left + width * 0.6
    bar.setPointerCapture = () => {}
    bar.hasPointerCapture = () => true
    await fireEvent.pointerDown(bar, { pointerId: 1 })
    await fireEvent.pointerMove(bar, { pointerId: 1, clientX: at })
    await waitFor(() => expect(shareOf(bar)).toBe(60))
    const [first, last] = [bar.previousElementSibling!, bar.nextElementSibling!].map((panel) => panel.getBoundingClientRect())
    await expect(first!.top).toBe(last!.top)
    await expect(first!.width / (first!.width + last!.width)).toBeCloseTo(0.6, 1)
    await fireEvent.doubleClick(bar)
    await waitFor(() => expect(shareOf(bar)).toBe(40))
  },
}
