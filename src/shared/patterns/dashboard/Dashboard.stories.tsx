import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#shared/ui/button/Button.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { LineChart } from '#shared/ui/charts/LineChart.tsx'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { PeopleIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Dashboard, DashboardColumns, DashboardFigures } from './Dashboard.tsx'
import { DashboardCharts } from './DashboardCharts.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Panel, QueryPanel } from './Panel.tsx'
import { PanelList } from './PanelList.tsx'

export default { title: 'Patterns/Dashboard' } satisfies Meta
type Story = StoryObj

const visits = [
  { id: '1', who: 'Milo, beagle', at: '9:30 AM' },
  { id: '2', who: 'Ana Ruiz', at: '10:00 AM' },
  { id: '3', who: 'Pip, rabbit', at: '11:15 AM' },
]
const week = [12, 18, 9, 22, 27, 14, 6].map((value, day) => ({ label: `${day + 9} Nov`, value }))
const rows = (all: typeof visits) => (
  <PanelList ordered items={all} rowKey={({ id }) => id} marked={({ id }) => id === '2'}>
    {({ who, at }) => (
      <Text as="div">
        {at} · {who}
      </Text>
    )}
  </PanelList>
)

export const Day: Story = {
  render: () => (
    <Dashboard title="Good morning, Ben Okafor" about="3 visits today" actions={<Button>All visits</Button>}>
      <DashboardFigures>
        <StatTile label="Visits this week" value="24" icon={<CalendarIcon size={18} />} course={[12, 18, 9, 22]} />
        <StatTile label="New patients" value="5" icon={<PeopleIcon size={18} />} />
        <StatTile label="Earnings" value="$1,240.00" icon={<WalletIcon size={18} />} note="$180.00 more than last week" />
      </DashboardFigures>
      <DashboardColumns
        side={
          <Panel title="Waiting room" ground="soft" action={<Badge tone="success">Live</Badge>}>
            <Text quiet>Nobody waits.</Text>
          </Panel>
        }
      >
        <Panel title="Today">{rows(visits)}</Panel>
      </DashboardColumns>
      <DashboardCharts>
        <BarChart level={2} title="Visits" points={week} />
        <LineChart level={2} title="Earnings" points={week} />
      </DashboardCharts>
    </Dashboard>
  ),
}

const failed = { error: { name: 'ApiError', status: 500 }, refetch: () => {} }

/** One panel waits, one has nothing, one failed: each says so by itself. */
export const EachPanelByItself: Story = {
  render: () => (
    <DashboardColumns
      side={
        <>
          <QueryPanel title="Pets" accent="pets" query={{ data: [] }} empty={<Text quiet>No pets yet.</Text>}>
            {rows}
          </QueryPanel>
          <QueryPanel title="News" query={{ isFetching: true }}>
            {rows}
          </QueryPanel>
        </>
      }
    >
      <QueryPanel title="Today" query={{ data: visits }}>
        {rows}
      </QueryPanel>
      <QueryPanel title="Earnings" query={failed}>
        {rows}
      </QueryPanel>
    </DashboardColumns>
  ),
}

export const Loading: Story = { render: () => <DashboardSkeleton figures={4} panels={1} charts={2} /> }
