import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import styles from './ProductDetails.module.css'

/** A product that is on its way. */
export function ProductSkeleton() {
  return (
    <Stack gap="5">
      <Skeleton width="14rem" />
      <div className={styles.product}>
        <Skeleton height="20rem" />
        <Stack gap="4">
          <Skeleton width="70%" height="2.2rem" />
          <Skeleton width="6rem" height="1.6rem" />
          <SkeletonText lines={6} />
        </Stack>
      </div>
    </Stack>
  )
}
