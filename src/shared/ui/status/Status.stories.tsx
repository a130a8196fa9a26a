import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CheckCircleIcon, ClockIcon, ErrorCircleIcon, HourglassIcon } from '../icons/status-icons.tsx'
import { Cluster, Stack } from '../layout/layout.tsx'
import { Badge } from './Badge.tsx'
import { Rating } from './Rating.tsx'
import { RatingInput } from './RatingInput.tsx'
import { StatusBadge, type StatusStyle } from './StatusBadge.tsx'
import { Timeline } from './Timeline.tsx'

export default { title: 'Parts/Status' } satisfies Meta
type Story = StoryObj

const looks = {
  held: { tone: 'warning', icon: HourglassIcon },
  confirmed: { tone: 'information', icon: ClockIcon },
  completed: { tone: 'success', icon: CheckCircleIcon },
  cancelled: { tone: 'error', icon: ErrorCircleIcon },
} satisfies Record<string, StatusStyle>

function Stars() {
  const [value, setValue] = useState<number>()
  return <RatingInput label="How was the visit?" value={value} onChange={setValue} />
}

export const Badges: Story = {
  render: () => (
    <Stack>
      <Cluster>
        {(Object.keys(looks) as (keyof typeof looks)[]).map((state) => (
          <StatusBadge key={state} state={state} looks={looks}>
            {state}
          </StatusBadge>
        ))}
        <Badge>3 refills</Badge>
        <Badge tone="accent">New</Badge>
      </Cluster>
      <Rating value={4.3} count={128} />
      <Stars />
    </Stack>
  ),
}

export const History: Story = {
  render: () => (
    <Timeline
      steps={[
        { key: '1', title: 'Ordered', at: '2026-11-18T14:00:00.000Z', note: 'by Ana López' },
        { key: '2', title: 'Paid', at: '2026-11-18T14:03:00.000Z' },
        { key: '3', title: 'Preparing', at: '2026-11-19T09:10:00.000Z', current: true, icon: <HourglassIcon size={16} /> },
        { key: '4', title: 'On its way' },
      ]}
    />
  ),
}
