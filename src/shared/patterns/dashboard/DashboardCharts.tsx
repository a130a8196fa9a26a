import { Children, type ReactNode } from 'react'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'

/** In rem: the least a chart needs for its labels. */
export const chartWidth = 22

/** Charts beside one another, each on a card of its own. What is `false` or `null` takes no place. */
export function DashboardCharts({ children }: { children: ReactNode }) {
  return (
    <Grid least={chartWidth} fit>
      {Children.toArray(children).map((chart, place) => (
        <Card key={place}>{chart}</Card>
      ))}
    </Grid>
  )
}
