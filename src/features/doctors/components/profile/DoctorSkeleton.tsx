import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'

/** A doctor's page that is on its way. */
export function DoctorSkeleton() {
  return (
    <Stack gap="5">
      <Skeleton width="14rem" />
      <Cluster gap="5">
        <Skeleton width="7rem" height="7rem" round />
        <Stack gap="3">
          <Skeleton width="16rem" height="2.2rem" />
          <Skeleton width="12rem" />
        </Stack>
      </Cluster>
      <SkeletonText lines={2} />
      <Skeleton height="28rem" />
    </Stack>
  )
}
