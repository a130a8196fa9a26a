import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/catalogue/schemas.ts'
import { productReviewSorts } from '#contract/catalogue/choices.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { ReviewItem, ReviewList } from '#shared/patterns/reviews/ReviewItem.tsx'
import { StarBars } from '#shared/patterns/reviews/StarBars.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListProductReviewsInfiniteQuery } from '../../reviews-api.ts'
import { productFields } from '../../model/shop-address.ts'
import { useCart } from '../../model/use-cart.ts'
import { OwnReview } from './OwnReview.tsx'
import { ReportReview } from './ReportReview.tsx'

/** What those who bought a product say of it; who has it says it here. */
export function ProductReviews({ product: { id, rating } }: { product: Product }) {
  const { t } = useTranslation('site')
  const { isPatient } = useCart()
  const { values, change } = useAddress(productFields)
  const sort = values.reviews
  const query = useListProductReviewsInfiniteQuery({ params: { id }, query: { limit: 5, sort } }, { skip: rating.count === 0 })
  const stars = query.data?.pages[0]?.stars
  return (
    <Card as="section" aria-labelledby="product-reviews">
      <Stack gap="5">
        <Stack gap="2">
          <Heading level={2} id="product-reviews">
            {t('shop.reviews.title')}
          </Heading>
          {rating.average !== null && <Rating value={rating.average} count={rating.count} />}
        </Stack>
        {isPatient && <OwnReview productId={id} />}
        {rating.count === 0 ? (
          <Text quiet>
            {t('shop.reviews.none')} {t('shop.reviews.noneHint')}
          </Text>
        ) : (
          <>
            {stars && <StarBars stars={stars} />}
            <Field label={t('shop.reviews.sort')}>
              <Select
                value={sort}
                options={productReviewSorts.map((value) => ({ value, label: t(`shop.reviews.sorts.${value}`) }))}
                onChange={({ target }) => change({ reviews: oneOf(productReviewSorts, target.value) })}
              />
            </Field>
            <CardList query={query} skeleton={<SkeletonRows rows={3} />} empty={null}>
              {(reviews) => (
                <ReviewList>
                  {reviews.map((review) => (
                    <ReviewItem key={review.id} review={review}>
                      {isPatient && !review.isOwn && <ReportReview review={review} />}
                    </ReviewItem>
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
