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
export function ReviewAppointment({ appointment }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const { review } = appointment
  return (
    <Card as="section" aria-labelledby="visit-review">
      <Stack>
        <Heading level={2} size="l" id="visit-review">
          {t('appointments.own.review.title')}
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
          <ReviewForm appointment={appointment} />
        )}
      </Stack>
    </Card>
  )
}

function ReviewForm({ appointment }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [send] = useReviewAppointmentMutation()
  const form = useContractForm({
    schema: () => import('#contract/booking/schemas.ts').then((module) => module.reviewBody),
    initial: { stars: 0, words: '' },
    prepare: ({ stars, words }) => ({ stars: stars === 0 ? undefined : stars, words }),
    submit: async (body) => {
      await send({ params: { id: appointment.id }, body }).unwrap()
      dispatch(
        toastShown({
          kind: 'success',
          title: t('appointments.own.review.thanks'),
          text: t('appointments.own.review.thanksText'),
        }),
      )
    },
    draft: `review-${appointment.id}`,
  })
  return (
    <Form
      form={form}
      aria-label={t('appointments.own.review.title')}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('appointments.own.review.send')}
        </Button>
      }
    >
      <RatingInput {...form.choice('stars')} label={t('appointments.own.review.stars', { name: appointment.doctor.name })} />
      <FormField
        form={form}
        name="words"
        label={t('appointments.own.review.words')}
        hint={t('appointments.own.review.hint')}
        optional
      >
        <TextArea rows={4} maxLength={2000} {...form.input('words')} />
      </FormField>
    </Form>
  )
}
