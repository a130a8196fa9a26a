import type { ReactNode } from 'react'
import type { Review } from '#contract/kernel/review.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './Reviews.module.css'

interface ReviewItemProps {
  review: Review
  /** What can be done about it. */
  children?: ReactNode
}

/** One review in a list: who, when, how many stars, and what they say. */
export function ReviewItem({ review, children }: ReviewItemProps) {
  return (
    <li className={styles.review}>
      <Cluster justify="between" gap="2">
        <Text as="span" strong>
          <bdi>{review.author}</bdi>
        </Text>
        <Text as="span" size="s" quiet>
          <When instant={review.at} show="date" />
        </Text>
      </Cluster>
      <Rating value={review.stars} />
      {review.words && (
        <Text>
          <bdi>{review.words}</bdi>
        </Text>
      )}
      {children}
    </li>
  )
}

/** Reviews below each other. */
export function ReviewList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
