import { useState } from 'react'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Wizard } from '../Wizard.tsx'

const steps = [
  { key: 'who', title: 'Who is it for' },
  { key: 'when', title: 'When' },
  { key: 'pay', title: 'Pay' },
]

/** A wizard of three steps, for its story and its test. */
export function Booking() {
  const [at, setAt] = useState(0)
  return (
    <Wizard steps={steps} current={steps[at]!.key}>
      <Card>What is asked in this step.</Card>
      <Cluster justify="between">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button variant="filled" disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
          Go on
        </Button>
      </Cluster>
    </Wizard>
  )
}
