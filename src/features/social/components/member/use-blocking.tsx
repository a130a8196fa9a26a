import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Member } from '#contract/social/schemas.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useBlockMutation } from '../../api.ts'

/** Blocks somebody, after a question that says what it means. It is taken back in the settings. */
export function useBlocking({ id, name }: Pick<Member, 'id' | 'name'>) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [send] = useBlockMutation()
  const block = async () => {
    const goesOn = await ask({
      title: t('social.member.blockTitle', { name }),
      body: t('social.member.blockText'),
      confirm: t('social.member.block'),
      danger: true,
    })
    if (!goesOn) return
    const { error } = await send({ params: { id } })
    if (error) dispatch(errorToast(site('patterns.errorBody'), error))
    else
      dispatch(toastShown({ kind: 'success', title: t('social.member.blocked', { name }), text: t('social.member.blockedText') }))
  }
  return { block, confirmation }
}
