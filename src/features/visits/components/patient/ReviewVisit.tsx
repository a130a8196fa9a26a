import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { RatingInput } from '#shared/ui/status/RatingInput.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReviewAppointmentMutation } from '../../api.ts'

/** The patient's one review of a visit that is over: written once, then read. */
export function ReviewVisit({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const { review } = visit
  return (
    <Card as="section" aria-labelledby="visit-review">
      <Stack>
        <Heading level={2} size="l" id="visit-review">
          {t('visits.own.review.title')}
        </Heading>
        {review ? (
          <>
            <Rating value={review.stars} />
            {review.words && (
              <Text>
                <bdi>{review.words}</bdi>
              </Text>
            )}
            <Text quiet size="s">
              <When instant={review.at} show="date" />
            </Text>
          </>
        ) : (
          <ReviewForm visit={visit} />
        )}
      </Stack>
    </Card>
  )
}

function ReviewForm({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [send] = useReviewAppointmentMutation()
  const form = useContractForm({
    schema: () => import('#contract/booking/schemas.ts').then((module) => module.reviewBody),
    initial: { stars: 0, words: '' },
    prepare: ({ stars, words }) => ({ stars: stars === 0 ? undefined : stars, words }),
    submit: async (body) => {
      await send({ params: { id: visit.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('visits.own.review.thanks'), text: t('visits.own.review.thanksText') }))
    },
    draft: `review-${visit.id}`,
  })
  return (
    <Form
      form={form}
      aria-label={t('visits.own.review.title')}
      actions={
        <Button type="submit" look="filled" loading={form.submitting}>
          {t('visits.own.review.send')}
        </Button>
      }
    >
      <RatingInput {...form.choice('stars')} label={t('visits.own.review.stars', { name: visit.doctor.name })} />
      <FormField form={form} name="words" label={t('visits.own.review.words')} hint={t('visits.own.review.hint')} optional>
        <TextArea rows={4} maxLength={2000} {...form.input('words')} />
      </FormField>
    </Form>
  )
}
