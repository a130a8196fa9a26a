import { useTranslation } from 'react-i18next'
import type { DoctorProfile } from '#contract/doctors/schemas.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { ReviewItem, ReviewList } from '#shared/patterns/reviews/ReviewItem.tsx'
import { StarBars } from '#shared/patterns/reviews/StarBars.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListReviewsInfiniteQuery } from '../../api.ts'

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
                <ReviewList>
                  {reviews.map((review) => (
                    <ReviewItem key={review.id} review={review} />
                  ))}
                </ReviewList>
              )}
            </CardList>
          </>
        )}
      </Stack>
    </Card>
  )
}
