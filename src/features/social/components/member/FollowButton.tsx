import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Member } from '#contract/social/schemas.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { useFollowMutation, useUnfollowMutation } from '../../api.ts'

/** Follows somebody, or no more. A press takes back what the last one did. */
export function FollowButton({ member: { id, name, isFollowed } }: { member: Member }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const [follow, following] = useFollowMutation()
  const [unfollow, unfollowing] = useUnfollowMutation()
  const isUnderWay = following.isLoading || unfollowing.isLoading
  const press = async () => {
    const { error } = await (isFollowed ? unfollow : follow)({ params: { id } })
    if (error) dispatch(errorToast(site('patterns.errorBody'), error))
  }
  return (
    <Button
      small
      variant={isFollowed ? undefined : 'filled'}
      icon={isFollowed ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
      loading={isUnderWay}
      aria-pressed={isFollowed}
      aria-label={t('social.member.followName', { name })}
      onClick={() => void press()}
    >
      {t(isFollowed ? 'social.member.followed' : 'social.member.follow')}
    </Button>
  )
}
