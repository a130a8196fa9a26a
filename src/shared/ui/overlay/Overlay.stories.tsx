import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { TextInput } from '../field/TextInput.tsx'
import { Dialog } from './Dialog.tsx'
import { useConfirm } from './useConfirm.tsx'

export default { title: 'Parts/Overlay' } satisfies Meta
type Story = StoryObj

function TimeOff() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add time off</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Time off"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="filled" onClick={() => setOpen(false)}>
              Save time off
            </Button>
          </>
        }
      >
        <Field label="What for" hint="Only you and your staff see it.">
          <TextInput />
        </Field>
      </Dialog>
    </>
  )
}

/** Opens by keyboard with the focus inside, keeps it inside, closes with Escape and gives it back. */
export const DialogByKeyboard: Story = {
  render: () => <TimeOff />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Add time off' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = canvas.getByRole('dialog', { name: 'Time off' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await expect(dialog.matches(':modal')).toBe(true)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // What the browser does when Escape is pressed in a modal dialog.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await isSeen(() => canvas.getByRole('dialog'))
  },
}

function Cancelling() {
  const { ask, confirmation } = useConfirm()
  const [said, setSaid] = useState('')
  const question = {
    title: 'Cancel this visit?',
    body: 'You get $45.00 back, all you paid.',
    confirm: 'Cancel visit',
    keep: 'Keep as it is',
    danger: true,
  }
  const start = async () => setSaid((await ask(question)) ? 'It is cancelled.' : 'It stays.')
  return (
    <>
      <Button variant="danger" onClick={() => void start()}>
        Cancel visit
      </Button>
      <p role="status">{said}</p>
      {confirmation}
    </>
  )
}

export const Question: Story = {
  render: () => <Cancelling />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Cancel visit' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as it is' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('It stays.')
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Cancel visit' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('It is cancelled.')
    await userEvent.click(opener)
  },
}
