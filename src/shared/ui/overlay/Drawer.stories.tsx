import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { Button } from '../button/Button.tsx'
import { Text } from '../text/Text.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

type Args = Pick<DrawerProps, 'title' | 'width'> & { text: string }

function Held({ text, ...args }: Args) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <Drawer {...args} open={isOpen} onClose={close} actions={<Button onClick={close}>Done</Button>}>
        <Text>{text}</Text>
      </Drawer>
    </>
  )
}

const meta = {
  component: Drawer as unknown as ComponentType<Args>,
  title: 'Parts/Drawer',
  tags: ['autodocs'],
  args: { title: 'Visit of 5 December', text: 'Milo, a Labrador of four years, scratches his left ear.', width: 26 },
  render: (args) => <Held {...args} />,
} satisfies Meta<Args>
export default meta

/** Opened; closed by Escape, with the focus back on what opened it. */
export const OpensAndCloses: StoryObj<Args> = {
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Details' })
    const drawer = () => within(document.body).getByRole('dialog', { name: 'Visit of 5 December' })
    await userEvent.click(opener)
    await isSeen(drawer)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await isSeen(drawer)
  },
}
