import { useTranslation } from 'react-i18next'
import { checkInMinutes, fullRefundHours, holdMinutes, refundShare } from '#contract/booking/rules.ts'
import { formatShare } from '#shared/lib/format-number.ts'
import { Disclosure } from '#shared/ui/text/Disclosure.tsx'
import styles from './Questions.module.css'
import { Section } from './Section.tsx'

const questions = ['cost', 'cancel', 'emergency', 'hold', 'device', 'pets', 'record'] as const

/** What people ask before their first visit. Open without scripts as well. */
export function Questions() {
  const { t, i18n } = useTranslation('site')
  const figures = {
    hours: fullRefundHours,
    share: formatShare(refundShare('patient', 0, 0), i18n.language),
    hold: holdMinutes,
    early: checkInMinutes,
  }
  return (
    <Section title={t('site.home.questions.title')}>
      <div className={styles.questions}>
        {questions.map((question) => (
          <Disclosure key={question} summary={t(`site.home.questions.${question}`)}>
            {t(`site.home.questions.${question}Answer`, figures)}
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
