import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { CheckCircleIcon, ClockIcon } from '#shared/ui/icons/status-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { StatusBadge, type StatusLook } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Empty } from '../states/states.tsx'
import type { ListQuery } from './list-of.ts'
import { ListPage } from './ListPage.tsx'
import { useListController } from './useListController.ts'

export default { title: 'Patterns/List' } satisfies Meta
type Story = StoryObj

interface Visit {
  id: string
  doctor: string
  subject: string
  start: string
  state: 'confirmed' | 'completed'
  fee: number
}

const looks = {
  confirmed: { tone: 'information', icon: ClockIcon },
  completed: { tone: 'success', icon: CheckCircleIcon },
} satisfies Record<Visit['state'], StatusLook>
const visits: Visit[] = [
  { id: '1', doctor: 'Ben Okafor', subject: 'Milo', start: '2026-11-21T14:30:00.000Z', state: 'confirmed', fee: 4500 },
  { id: '2', doctor: 'Ines Faure', subject: 'Ana López', start: '2026-11-12T09:00:00.000Z', state: 'completed', fee: 6000 },
  { id: '3', doctor: 'Dev Patel', subject: 'Kiki', start: '2026-10-30T16:00:00.000Z', state: 'completed', fee: 5200 },
]

function Visits({ query }: { query: ListQuery<Visit> }) {
  const list = useListController({ filters: ['state'], sort: '-start' })
  return (
    <Stack gap="5">
      <PageHeader
        title="Visits"
        about="Yours and your pets’."
        actions={
          <LinkButton look="filled" to="/doctors-list">
            Book visit
          </LinkButton>
        }
      />
      <ListPage
        controller={list}
        query={query}
        label="Visits"
        rowKey={(visit) => visit.id}
        searchLabel="Search visits"
        filters={[{ name: 'state', label: 'State', all: 'All states', options: [{ value: 'confirmed', label: 'Confirmed' }] }]}
        columns={[
          { key: 'doctor', header: 'Doctor', cell: (visit) => <Link to={`/visit?id=${visit.id}`}>{visit.doctor}</Link> },
          { key: 'subject', header: 'For', cell: (visit) => visit.subject },
          { key: 'start', header: 'When', sort: 'start', cell: (visit) => <When instant={visit.start} /> },
          {
            key: 'state',
            header: 'State',
            cell: (visit) => (
              <StatusBadge state={visit.state} looks={looks}>
                {visit.state}
              </StatusBadge>
            ),
          },
          { key: 'fee', header: 'Fee', align: 'end', cell: (visit) => <Money value={{ amount: visit.fee, currency: 'USD' }} /> },
        ]}
        empty={<Empty title="No visits yet">When you book a visit, it waits for you here.</Empty>}
      />
    </Stack>
  )
}

export const Success: Story = { render: () => <Visits query={{ data: { items: visits } }} /> }
export const Loading: Story = { render: () => <Visits query={{ isFetching: true }} /> }
export const NothingYet: Story = { render: () => <Visits query={{ data: [] }} /> }
export const Failed: Story = {
  render: () => <Visits query={{ error: { status: 500, code: 'internal', errors: [] }, refetch: () => {} }} />,
}
