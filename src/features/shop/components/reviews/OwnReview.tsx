import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { OwnProductReview } from '#contract/catalogue/schemas.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadOwnProductReviewQuery, useRemoveProductReviewMutation } from '../../reviews-api.ts'
import { ReviewForm } from './ReviewForm.tsx'

/** What the patient says of it: written, read, changed and taken away here. Nothing for who does not have it. */
export function OwnReview({ productId }: { productId: string }) {
  const { t } = useTranslation('site')
  const { data: own } = useReadOwnProductReviewQuery({ params: { id: productId } })
  const [isWriting, setWriting] = useState(false)
  if (!own || (!own.review && !own.mayReview)) return null
  return (
    <Stack as="section" gap="3" aria-labelledby="own-review">
      <Heading level={3} size="m" id="own-review">
        {t('shop.reviews.own')}
      </Heading>
      {isWriting ? (
        <ReviewForm productId={productId} review={own.review} onDone={() => setWriting(false)} />
      ) : own.review ? (
        <Written productId={productId} own={own} review={own.review} onChange={() => setWriting(true)} />
      ) : (
        <Cluster>
          <Button onClick={() => setWriting(true)}>{t('shop.reviews.write')}</Button>
        </Cluster>
      )}
    </Stack>
  )
}

interface WrittenProps {
  productId: string
  own: OwnProductReview
  review: NonNullable<OwnProductReview['review']>
  onChange: () => void
}

function Written({ productId, own, review, onChange }: WrittenProps) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const [remove, removing] = useRemoveProductReviewMutation()
  const { ask, confirmation } = useConfirm()
  const away = async () => {
    const sure = await ask({
      title: t('shop.reviews.removeAsk'),
      body: t('shop.reviews.removeBody'),
      confirm: t('shop.reviews.remove'),
      danger: true,
    })
    if (!sure) return
    const { error } = await remove({ params: { id: productId } })
    if (error) dispatch(errorToast(t('shop.reviews.failed'), error))
    else dispatch(toastShown({ kind: 'success', title: t('shop.reviews.own'), text: t('shop.reviews.removed') }))
  }
  return (
    <>
      <Rating value={review.stars} />
      {review.words && (
        <Text>
          <bdi>{review.words}</bdi>
        </Text>
      )}
      <Cluster>
        {own.mayReview && (
          <Button small onClick={onChange}>
            {t('shop.reviews.change')}
          </Button>
        )}
        <Button small variant="quiet" disabled={removing.isLoading} onClick={() => void away()}>
          {t('shop.reviews.remove')}
        </Button>
      </Cluster>
      {confirmation}
    </>
  )
}
