import { useTranslation } from 'react-i18next'
import type { IntakeComplaint, IntakeUnit } from '#contract/intake/question.ts'
import type { QuestionId, RedFlagId } from '#contract/intake/questions.ts'
import type { Intake } from '#contract/intake/schemas.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { numberFormat } from '#shared/lib/formats.ts'

type Answer = NonNullable<Intake['told']>['answers'][string]

/**
 * The words of declared questions, by their ids. What was told of a question that is not asked any more keeps its id: better to be read
 * so than not at all.
 */
export function useIntakeWords() {
  const { t, i18n } = useTranslation('workspace')
  const said = (key: string, or: string) => (i18n.exists(key, { ns: 'workspace' }) ? String(t(key as never)) : or)
  const question = (id: string) => said(`intake.questions.${id as QuestionId}`, id)
  const option = (id: string, choice: string) => said(`intake.options.${id}.${choice}`, choice)
  const unit = (one: IntakeUnit) => {
    if (one === 'mmhg') return t('intake.units.mmhg')
    if (one === 'times') return t('intake.units.times')
    const parts = numberFormat(i18n.language, { style: 'unit', unit: one }).formatToParts(1)
    return parts.find(({ type }) => type === 'unit')?.value ?? one
  }
  return {
    question,
    option,
    unit,
    flag: (id: string) => said(`intake.flags.${id as RedFlagId}`, id),
    complaint: (id: IntakeComplaint) => (id === 'other' ? t('intake.other') : t(`doctors.complaint.${id}`, { ns: 'site' })),
    answer(id: string, answer: Answer): string {
      switch (answer.kind) {
        case 'yesNo':
          return answer.yes ? t('intake.yes') : t('intake.no')
        case 'one':
          return option(id, answer.choice)
        case 'several':
          return answer.choices.length === 0 ? t('intake.none') : answer.choices.map((choice) => option(id, choice)).join(' · ')
        case 'number':
          return `${formatNumber(answer.value, i18n.language)} ${unit(answer.unit)}`
        case 'words':
          return answer.words
      }
    },
  }
}
