import { useTranslation } from 'react-i18next'
import { useSentenceOf } from '#shared/patterns/states/use-sentence-of.ts'

/** Says what a call about staff was refused with. */
export function useStaffRefusals() {
  const { t } = useTranslation('workspace')
  const refusals = {
    already_invited: t('staff.refusals.already_invited'),
    already_staff: t('staff.refusals.already_staff'),
    too_many_staff: t('staff.refusals.too_many_staff'),
    too_many_requests: t('staff.refusals.too_many_requests'),
  }
  return { refusals, sentenceOf: useSentenceOf(refusals) }
}
