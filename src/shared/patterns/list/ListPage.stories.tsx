import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { CheckCircleIcon, ClockIcon } from '#shared/ui/icons/status-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { StatusBadge, type StatusStyle } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Empty } from '../states/states.tsx'
import type { ListQuery } from './list-of.ts'
import { ListPage } from './ListPage.tsx'
import { useListController } from './useListController.ts'

export default { title: 'Patterns/List' } satisfies Meta
type Story = StoryObj

interface Appointment {
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
} satisfies Record<Appointment['state'], StatusStyle>
const visits: Appointment[] = [
  { id: '1', doctor: 'Ben Okafor', subject: 'Milo', start: '2026-11-21T14:30:00.000Z', state: 'confirmed', fee: 4500 },
  { id: '2', doctor: 'Ines Faure', subject: 'Ana López', start: '2026-11-12T09:00:00.000Z', state: 'completed', fee: 6000 },
  { id: '3', doctor: 'Dev Patel', subject: 'Kiki', start: '2026-10-30T16:00:00.000Z', state: 'completed', fee: 5200 },
]

function Appointments({ query }: { query: ListQuery<Appointment> }) {
  const list = useListController({ filters: ['state'], sort: '-start' })
  return (
    <Stack gap="5">
      <PageHeader
        title="Visits"
        about="Yours and your pets’."
        actions={
          <LinkButton variant="filled" to="/doctors-list">
            Book visit
          </LinkButton>
        }
      />
      <ListPage
        controller={list}
        query={query}
        label="Visits"
        rowKey={(appointment) => appointment.id}
        searchLabel="Search visits"
        filters={[{ name: 'state', label: 'State', all: 'All states', options: [{ value: 'confirmed', label: 'Confirmed' }] }]}
        columns={[
          {
            key: 'doctor',
            header: 'Doctor',
            cell: (appointment) => <Link to={`/visit?id=${appointment.id}`}>{appointment.doctor}</Link>,
          },
          { key: 'subject', header: 'For', cell: (appointment) => appointment.subject },
          { key: 'start', header: 'When', sort: 'start', cell: (appointment) => <When instant={appointment.start} /> },
          {
            key: 'state',
            header: 'State',
            cell: (appointment) => (
              <StatusBadge state={appointment.state} looks={looks}>
                {appointment.state}
              </StatusBadge>
            ),
          },
          {
            key: 'fee',
            header: 'Fee',
            align: 'end',
            cell: (appointment) => <Money value={{ amount: appointment.fee, currency: 'USD' }} />,
          },
        ]}
        empty={<Empty title="No visits yet">When you book a visit, it waits for you here.</Empty>}
      />
    </Stack>
  )
}

export const Success: Story = { render: () => <Appointments query={{ data: { items: visits } }} /> }
export const Loading: Story = { render: () => <Appointments query={{ isFetching: true }} /> }
export const NothingYet: Story = { render: () => <Appointments query={{ data: [] }} /> }
export const Failed: Story = {
  render: () => <Appointments query={{ error: { status: 500, code: 'internal', errors: [] }, refetch: () => {} }} />,
}
