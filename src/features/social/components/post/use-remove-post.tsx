import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Post } from '#contract/social/schemas.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useRemovePostMutation } from '../../api.ts'

/** Removes a post of one's own, after a question: it cannot be taken back. */
export function useRemovePost({ id, comments }: Post) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [send] = useRemovePostMutation()
  const remove = async () => {
    const goesOn = await ask({
      title: t('social.post.removeTitle'),
      body: t('social.post.removeText', { count: comments }),
      confirm: t('social.post.remove'),
      danger: true,
    })
    if (!goesOn) return
    const { error } = await send({ params: { id } })
    if (error) dispatch(errorToast(site('patterns.errorBody'), error))
    else dispatch(toastShown({ kind: 'success', title: t('social.post.removed'), text: t('social.post.removedText') }))
  }
  return { remove, confirmation }
}
