import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Wizard } from './Wizard.tsx'

export default { title: 'Patterns/Wizard' } satisfies Meta

const steps = [
  { key: 'who', title: 'Who is it for' },
  { key: 'when', title: 'When' },
  { key: 'pay', title: 'Pay' },
]

function Booking() {
  const [at, setAt] = useState(0)
  return (
    <Wizard steps={steps} current={steps[at]!.key}>
      <Card>What is asked in this step.</Card>
      <Cluster justify="between">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button look="filled" disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
          Go on
        </Button>
      </Cluster>
    </Wizard>
  )
}

/** Each step begins at its heading. */
export const SecondStep: StoryObj = {
  render: () => <Booking />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(canvas.getByRole('heading', { name: /When/ })).toHaveFocus()
  },
}
