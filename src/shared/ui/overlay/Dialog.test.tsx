import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { Dialog } from './Dialog.tsx'

beforeAll(async () => {
  await speakEnglish()
  // jsdom knows the element, but not how to show it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

it('asks for closing at Escape and at a press beside it, and not for what happens within', () => {
  const close = vi.fn<() => void>()
  render(
    <Dialog open onClose={close} title="Picture">
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Picture' })
  const file = screen.getByLabelText('File')
  fireEvent.click(file)
  // What a browser says when no file is chosen after all.
  fireEvent(file, new Event('cancel', { bubbles: true }))
  expect(close).not.toHaveBeenCalled()
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  fireEvent.click(dialog)
  expect(close).toHaveBeenCalledTimes(2)
})
