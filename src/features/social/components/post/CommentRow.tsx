import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { Comment } from '#contract/social/schemas.ts'
import { paths } from '#shared/paths.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { MoreIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useRemoveCommentMutation } from '../../api.ts'
import { ReportDialog } from '../dialogs.ts'
import cardStyles from './PostCard.module.css'
import styles from './PostHead.module.css'

/** One comment: removed by who wrote it or whose post it is, reported by others. */
export function CommentRow({ comment }: { comment: Comment }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const [remove] = useRemoveCommentMutation()
  const { ask, confirmation } = useConfirm()
  const [isReporting, setReporting] = useState(false)
  const { id, author, text, at, own, mayRemove } = comment
  const onRemove = async () => {
    const title = t('social.comments.removeTitle')
    if (!(await ask({ title, body: t('social.comments.removeText'), confirm: t('social.comments.remove'), danger: true }))) return
    const { error } = await remove({ params: { id } })
    if (error) dispatch(errorToast(site('patterns.errorBody'), error))
  }
  return (
    <div className={styles.head}>
      <Avatar name={author.name} src={author.avatar} size={32} />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.feed.link({ member: author.id })}>
          <bdi>{author.name}</bdi>
        </Link>{' '}
        <Text as="span" size="s" quiet>
          <When instant={at} />
        </Text>
        <p className={cardStyles.text} dir="auto">
          {text}
        </p>
      </div>
      {own ? (
        <IconButton label={t('social.comments.remove')} icon={<TrashIcon size={18} />} onClick={() => void onRemove()} />
      ) : (
        <Menu trigger={<MoreIcon />} label={t('social.comments.more', { name: author.name })}>
          {mayRemove && (
            <button type="button" onClick={() => void onRemove()}>
              {t('social.comments.remove')}
            </button>
          )}
          <button type="button" onClick={() => setReporting(true)}>
            {t('social.report.comment')}
          </button>
        </Menu>
      )}
      {confirmation}
      {isReporting && <ReportDialog subject="comment" id={id} onClose={() => setReporting(false)} />}
    </div>
  )
}
