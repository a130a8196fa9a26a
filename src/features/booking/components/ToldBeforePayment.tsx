import { useTranslation } from 'react-i18next'
import { RedFlagAdvice, useReadIntakeQuery } from '#features/intake/index.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import styles from './booking.module.css'

/** Beside the payment: what must not wait, of who has answered; the way to the questions, of who has not. */
export function ToldBeforePayment({ appointment, toQuestions }: { appointment: { id: string }; toQuestions: string }) {
  const { t } = useTranslation('workspace')
  const { data } = useReadIntakeQuery({ params: { id: appointment.id } })
  if (!data) return null
  if (data.told) {
    return (
      <div className={styles.wide}>
        <RedFlagAdvice subject={data.subject} flags={data.told.flags} />
      </div>
    )
  }
  return (
    <Banner className={styles.wide} action={<LinkButton to={toQuestions}>{t('booking.intake.answer')}</LinkButton>}>
      {t('booking.intake.waiting')}
    </Banner>
  )
}
