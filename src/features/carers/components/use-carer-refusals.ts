import { useTranslation } from 'react-i18next'
import { useSentenceOf } from '#shared/patterns/states/use-sentence-of.ts'

/** Says what a call about carers was refused with. */
export function useCarerRefusals() {
  const { t } = useTranslation('workspace')
  const refusals = {
    carer_invited: t('carers.refusals.carer_invited'),
    already_carer: t('carers.refusals.already_carer'),
    own_pet: t('carers.refusals.own_pet'),
    too_many_carers: t('carers.refusals.too_many_carers'),
    pet_archived: t('carers.refusals.pet_archived'),
    missing_pet_right: t('carers.refusals.missing_pet_right'),
    not_found: t('carers.refusals.not_found'),
    too_many_requests: t('carers.refusals.too_many_requests'),
  }
  return { refusals, sentenceOf: useSentenceOf(refusals) }
}
