import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { arrowOn } from '#mocks/stories/arrows.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { typedSignature, type Signature } from './signature.ts'
import { SignatureField, type SignatureFieldProps } from './SignatureField.tsx'

function Signing(props: Partial<SignatureFieldProps>) {
  const [signature, setSignature] = useState<Signature | null>(props.value ?? null)
  return <SignatureField label="Signature of the doctor" {...props} value={signature} onChange={setSignature} />
}

export default {
  title: 'Parts/Signature',
  component: SignatureField,
  tags: ['autodocs'],
  args: { label: 'Signature of the doctor', required: false, disabled: false, error: '' },
  render: (props) => <Signing {...props} />,
} satisfies Meta<typeof SignatureField>
type Story = StoryObj<typeof SignatureField>

export const Empty: Story = {}
export const Missing: Story = { args: { required: true, error: 'Sign before you issue the certificate.' } }
export const Typed: Story = { args: { value: typedSignature('Ben Okafor') } }
export const Disabled: Story = { args: { value: typedSignature('Ben Okafor'), disabled: true } }

/** One thing that a pen does, as the browser would tell it. The pad looks once a frame. */
async function press(pad: Element, type: 'pointerdown' | 'pointermove' | 'pointerup', [x, y]: readonly [number, number]) {
  const { left, top, width } = pad.getBoundingClientRect()
  const at = { clientX: left + (x * width) / 600, clientY: top + (y * width) / 600 }
  const pen = { pointerId: 1, pressure: 0.5, button: 0, buttons: type === 'pointerup' ? 0 : 1, isPrimary: true }
  const target = type === 'pointerdown' ? pad : window
  target.dispatchEvent(new PointerEvent(type, { ...at, ...pen, bubbles: true, cancelable: true }))
  await new Promise(requestAnimationFrame)
}

/** Two strokes with a pen, the second taken back; then all. */
export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pad = canvas.getByRole('img', { name: wordOf('parts.signature.padEmpty') })
    await waitFor(() => expect(pad.style.touchAction).toBe('none'))
    for (const start of [60, 330]) {
      await press(pad, 'pointerdown', [start, 120])
      for (let step = 1; step <= 24; step++) await press(pad, 'pointermove', [start + step * 8, 120 + 40 * Math.sin(step / 1.5)])
      await press(pad, 'pointerup', [start + 200, 120])
    }
    await canvas.findByText(wordOf('parts.signature.strokes', { count: 2 }))
    await userEvent.click(canvas.getByRole('button', { name: wordOf('parts.signature.undo') }))
    await canvas.findByText(wordOf('parts.signature.strokes', { count: 1 }))
    await expect(canvas.getByRole('img', { name: wordOf('parts.signature.padSigned') })).toBeVisible()
  },
}

/** By keyboard alone: choose to type, write the name. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(arrowOn())
    await userEvent.tab()
    await userEvent.keyboard('Ana Ruiz')
    await expect(canvas.getByRole('img', { name: wordOf('parts.signature.typedAs', { name: 'Ana Ruiz' }) })).toBeVisible()
  },
}
