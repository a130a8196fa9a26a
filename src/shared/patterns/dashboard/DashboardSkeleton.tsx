import { Card } from '#shared/ui/cards/Card.tsx'
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { DashboardColumns, DashboardFigures } from './Dashboard.tsx'
import { chartWidth } from './DashboardCharts.tsx'

export interface DashboardSkeletonProps {
  /** How many of each are coming. */
  figures?: number
  charts?: number
  /** Panels at the start side; with any there is one more at the end side. */
  panels?: number
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The places of figures, panels and charts that are on their way. */
export function DashboardSkeleton({ figures = 0, charts = 0, panels = 0 }: DashboardSkeletonProps) {
  return (
    <Stack gap="5">
      {figures > 0 && (
        <DashboardFigures>
          {places(figures).map((place) => (
            <Card key={place} padding="tight">
              <Stack gap="2">
                <Skeleton width="70%" />
                <Skeleton width="4rem" height="2rem" />
              </Stack>
            </Card>
          ))}
        </DashboardFigures>
      )}
      {panels > 0 && (
        <DashboardColumns side={<PanelPlace />}>
          {places(panels).map((place) => (
            <PanelPlace key={place} />
          ))}
        </DashboardColumns>
      )}
      {charts > 0 && (
        <Grid least={chartWidth} fit>
          {places(charts).map((place) => (
            <PanelPlace key={place} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}

function PanelPlace() {
  return (
    <Card>
      <Stack>
        <Skeleton width="10rem" height="1.5rem" />
        <SkeletonText lines={4} />
      </Stack>
    </Card>
  )
}
