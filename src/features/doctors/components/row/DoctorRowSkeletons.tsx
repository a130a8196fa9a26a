import { Card } from '#shared/ui/cards/Card.tsx'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import styles from './DoctorRow.module.css'

/** Rows of doctors that are on their way, of the same measures. */
export function DoctorRowSkeletons() {
  return (
    <Stack gap="3">
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} padding="none" className={styles.row}>
          <Cluster gap="4" className={styles.who}>
            <Skeleton width="4.25rem" height="4.25rem" round />
            <Stack gap="2">
              <Skeleton width="9rem" height="1.3rem" />
              <Skeleton width="7rem" />
              <Skeleton width="8rem" />
            </Stack>
          </Cluster>
          <Stack gap="2" className={styles.times}>
            <Skeleton width="60%" />
            <Skeleton height="3.25rem" />
            <Skeleton height="3.25rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
