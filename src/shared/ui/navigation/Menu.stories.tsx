import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { GlobeIcon } from '../icons/first-view-icons.tsx'
import { Menu } from './Menu.tsx'

export default {
  title: 'Parts/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    trigger: <GlobeIcon />,
    label: 'Language',
    align: 'start',
    children: ['English', 'Español', 'Deutsch'].map((name) => (
      <button key={name} type="button" aria-current={name === 'English'}>
        {name}
      </button>
    )),
  },
} satisfies Meta<typeof Menu>
type Story = StoryObj<typeof Menu>

export const Closed: Story = {}

/** Opened and walked through by keyboard. */
export const Open: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Language' }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Español' })).toHaveFocus()
  },
}
