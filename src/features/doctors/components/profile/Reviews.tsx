import { useTranslation } from 'react-i18next'
import type { DoctorProfile } from '#contract/doctors/schemas.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListReviewsInfiniteQuery } from '../../api.ts'
import { StarBars } from './StarBars.tsx'
import styles from './Reviews.module.css'

/** What patients said, newest first. */
export function Reviews({ doctor }: { doctor: DoctorProfile }) {
  const { t } = useTranslation('site')
  const query = useListReviewsInfiniteQuery(
    { params: { id: doctor.id }, query: { limit: 5 } },
    { skip: doctor.rating.count === 0 },
  )
  return (
    <Card as="section" aria-labelledby="reviews">
      <Stack gap="5">
        <Heading level={2} id="reviews">
          {t('doctors.profile.reviews')}
        </Heading>
        {doctor.rating.count === 0 ? (
          <Text quiet>
            {t('doctors.profile.noReviews')}. {t('doctors.profile.noReviewsHint')}
          </Text>
        ) : (
          <>
            <StarBars stars={doctor.stars} />
            <CardList query={query} skeleton={<SkeletonRows rows={3} />} empty={null}>
              {(reviews) => (
                <ul className={styles.list}>
                  {reviews.map((review) => (
                    <li key={review.id} className={styles.review}>
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
                    </li>
                  ))}
                </ul>
              )}
            </CardList>
          </>
        )}
      </Stack>
    </Card>
  )
}
