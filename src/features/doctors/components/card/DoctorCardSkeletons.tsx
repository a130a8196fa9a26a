import { Card } from '#shared/ui/cards/Card.tsx'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Grid, Stack } from '#shared/ui/layout/layout.tsx'

/** Doctors' cards that are on their way, of the same measures. */
export function DoctorCardSkeletons({ count = 6, least = 20 }: { count?: number; least?: number }) {
  return (
    <Grid least={least} gap="4">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Stack gap="4">
            <Cluster gap="4">
              <Skeleton width="4.25rem" height="4.25rem" round />
              <Stack gap="2">
                <Skeleton width="9rem" height="1.3rem" />
                <Skeleton width="7rem" />
                <Skeleton width="8rem" />
              </Stack>
            </Cluster>
            <Skeleton width="70%" />
            <Skeleton height="3.25rem" />
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}
