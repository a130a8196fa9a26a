import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import styles from './PostArticle.module.css'

/** An article that is on its way. */
export function PostSkeleton() {
  return (
    <div className={styles.article}>
      <Skeleton width="85%" height="2.75rem" />
      <SkeletonText lines={2} />
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <SkeletonText lines={6} />
    </div>
  )
}
