import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialPicture } from '#contract/social/schemas.ts'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'

/** Asks once more before pictures go out without words for those who do not see them; who wants to goes on without. */
export function useDescriptionsAsked<Values extends { pictures: readonly SocialPicture[] }>(form: ContractForm<Values>) {
  const { t } = useTranslation('workspace')
  const { ask, confirmation } = useConfirm()
  const missing = form.values.pictures.filter(({ alternative }) => alternative.trim() === '').length
  const onSubmit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    const goesOn =
      missing === 0 ||
      (await ask({
        title: t('social.pictures.undescribed', { count: missing }),
        body: t('social.pictures.undescribedText'),
        confirm: t('social.pictures.publishAnyway'),
        keep: t('social.pictures.describe'),
      }))
    if (goesOn) await form.onSubmit()
  }
  return { form: { ...form, onSubmit }, confirmation }
}
