import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { VideoIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { DetailPage } from './DetailPage.tsx'
import { Facts } from './Facts.tsx'

export default { title: 'Patterns/Detail' } satisfies Meta

export const Appointment: StoryObj = {
  render: () => (
    <DetailPage
      title="Visit with Ben Okafor"
      state={<Badge tone="information">Confirmed</Badge>}
      crumbs={[{ label: 'Visits', to: '/visits' }, { label: 'V-2026-000123' }]}
      actions={
        <>
          <Button>Reschedule</Button>
          <Button variant="filled" icon={<VideoIcon />}>
            Join visit
          </Button>
        </>
      }
      tabs={[
        {
          key: 'about',
          label: 'About',
          content: (
            <Card>
              <Facts
                facts={[
                  { name: 'When', value: <When instant="2026-11-21T14:30:00.000Z" otherZone="Europe/Paris" /> },
                  { name: 'For', value: 'Milo, beagle' },
                  { name: 'How', value: 'Video' },
                  { name: 'What it is about', value: 'He scratches his left ear' },
                ]}
              />
            </Card>
          ),
        },
        { key: 'papers', label: 'Papers', count: 2, content: <Card>Invoice and prescription</Card> },
      ]}
      timeline={[
        { key: '1', title: 'Booked', at: '2026-11-18T14:00:00.000Z' },
        { key: '2', title: 'Paid', at: '2026-11-18T14:03:00.000Z', current: true },
      ]}
    />
  ),
}
