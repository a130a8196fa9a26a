import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Member } from '#contract/social/schemas.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { useUnblockMutation } from '../../api.ts'

/** Blocks somebody no more. */
export function UnblockButton({ member: { id, name } }: { member: Pick<Member, 'id' | 'name'> }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const [unblock, { isLoading }] = useUnblockMutation()
  const press = async () => {
    const { error } = await unblock({ params: { id } })
    if (error) dispatch(errorToast(site('patterns.errorBody'), error))
    else
      dispatch(
        toastShown({ kind: 'success', title: t('social.member.unblocked', { name }), text: t('social.member.unblockedText') }),
      )
  }
  return (
    <Button small loading={isLoading} aria-label={t('social.member.unblockName', { name })} onClick={() => void press()}>
      {t('social.member.unblock')}
    </Button>
  )
}
