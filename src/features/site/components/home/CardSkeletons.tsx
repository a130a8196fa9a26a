import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import styles from './PictureCards.module.css'

/** Cards with a picture that are on their way, of the same measures. */
export function CardSkeletons({ count, size }: { count: number; size?: 'small' }) {
  return (
    <div className={styles.cards} data-size={size}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.words}>
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  )
}
