import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../cards/Card.tsx'
import { CalendarIcon } from '../icons/first-view-icons.tsx'
import { OrderIcon, WalletIcon } from '../icons/thing-icons.tsx'
import { Grid, Stack } from '../layout/layout.tsx'
import { BarChart } from './BarChart.tsx'
import { DonutChart } from './DonutChart.tsx'
import { LineChart } from './LineChart.tsx'
import { StatTile } from './StatTile.tsx'

export default { title: 'Parts/Charts' } satisfies Meta
type Story = StoryObj

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, day) => ({
  label,
  value: [12, 18, 9, 22, 27, 14, 6][day] ?? 0,
}))
const kinds = [
  { label: 'Video', value: 64 },
  { label: 'Clinic', value: 28 },
  { label: 'Pets', value: 41 },
]

export const Dashboard: Story = {
  render: () => (
    <Stack>
      <Grid least={13} gap="4">
        <StatTile
          label="Visits today"
          value="7"
          icon={<CalendarIcon />}
          note="2 waiting now"
          course={[4, 6, 5, 8, 7]}
          to="/visits"
        />
        <StatTile
          label="Earned this week"
          value="$1,240"
          icon={<WalletIcon />}
          note="up 8 %"
          course={[700, 900, 860, 1100, 1240]}
        />
        <StatTile label="Orders to pack" value="3" icon={<OrderIcon />} note="the oldest since yesterday" />
      </Grid>
      <Grid least={22} gap="4">
        <Card>
          <LineChart title="Visits by day" points={week} />
        </Card>
        <Card>
          <BarChart title="Orders by day" points={week} />
        </Card>
        <Card>
          <DonutChart title="Visits by kind" points={kinds} />
        </Card>
      </Grid>
    </Stack>
  ),
}
