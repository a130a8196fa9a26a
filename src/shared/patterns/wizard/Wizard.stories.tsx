import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Booking } from './testing/Booking.tsx'

export default { title: 'Patterns/Wizard' } satisfies Meta

/** Each step begins at its heading. */
export const SecondStep: StoryObj = {
  render: () => <Booking />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(canvas.getByRole('heading', { name: /When/ })).toHaveFocus()
  },
}
