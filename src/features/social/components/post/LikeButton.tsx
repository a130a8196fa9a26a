import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Post } from '#contract/social/schemas.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { HeartIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { useLikePostMutation, useUnlikePostMutation } from '../../api.ts'

/** Shows at once what it will be; what is refused goes back to what it was. */
export function LikeButton({ post: { id, likes, isLiked } }: { post: Post }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const [like, liking] = useLikePostMutation()
  const [unlike, unliking] = useUnlikePostMutation()
  const isUnderWay = liking.isLoading || unliking.isLoading
  const shown = isUnderWay ? !isLiked : isLiked
  const count = likes + (isUnderWay ? (isLiked ? -1 : 1) : 0)
  const press = async () => {
    if (isUnderWay) return
    const { error } = await (isLiked ? unlike : like)({ params: { id } })
    if (error) dispatch(errorToast(site('patterns.errorBody'), error))
  }
  return (
    <Button
      small
      variant={shown ? 'filled' : undefined}
      icon={<HeartIcon size={18} />}
      aria-pressed={shown}
      onClick={() => void press()}
    >
      {t('social.post.likes', { count })}
    </Button>
  )
}
