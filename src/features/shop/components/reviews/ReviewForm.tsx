import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { OwnProductReview } from '#contract/catalogue/schemas.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { RatingInput } from '#shared/ui/status/RatingInput.tsx'
import { useWriteProductReviewMutation } from '../../reviews-api.ts'

interface ReviewFormProps {
  productId: string
  review: OwnProductReview['review']
  onDone: () => void
}

/** One to five stars, and words if one likes. */
export function ReviewForm({ productId, review, onDone }: ReviewFormProps) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const [write] = useWriteProductReviewMutation()
  const form = useContractForm({
    schema: () => import('#contract/kernel/review.ts').then((module) => module.reviewBody),
    initial: { stars: review?.stars ?? 0, words: review?.words ?? '' },
    prepare: ({ stars, words }) => ({ stars: stars === 0 ? undefined : stars, words }),
    missing: { stars: t('shop.reviews.missing') },
    submit: async (body) => {
      await write({ params: { id: productId }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('shop.reviews.thanks'), text: t('shop.reviews.thanksText') }))
      onDone()
    },
  })
  return (
    <Form
      form={form}
      aria-label={t('shop.reviews.write')}
      refusals={{ not_received: t('shop.reviews.notReceived') }}
      actions={
        <>
          <Button onClick={onDone}>{t('shop.reviews.cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.submitting}>
            {t('shop.reviews.send')}
          </Button>
        </>
      }
    >
      <RatingInput {...form.choice('stars')} label={t('shop.reviews.stars')} />
      <FormField form={form} name="words" label={t('shop.reviews.words')} hint={t('shop.reviews.hint')} optional>
        <TextArea rows={4} maxLength={2000} {...form.input('words')} />
      </FormField>
    </Form>
  )
}
