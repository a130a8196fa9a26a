import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '#contract/social/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { MoreIcon } from '#shared/ui/icons/action-icons.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useBlocking } from '../member/use-blocking.tsx'
import { PostDialog, ReportDialog } from '../dialogs.ts'
import styles from './PostHead.module.css'
import { useRemovePost } from './use-remove-post.tsx'

/** Who wrote it and when, whom it is shown to, and what can be done with it. */
export function PostHead({ post }: { post: Post }) {
  const { t } = useTranslation('workspace')
  const { author, at, changedAt, audience, own } = post
  const [opened, setOpened] = useState<'change' | 'report'>()
  const removal = useRemovePost(post)
  const blocking = useBlocking(author)
  const close = () => setOpened(undefined)
  return (
    <header className={styles.head}>
      <Avatar name={author.name} src={author.avatar} size={44} />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.feed.link({ member: author.id })}>
          <bdi>{author.name}</bdi>
        </Link>
        <Text as="div" size="s" quiet>
          <When instant={at} /> {changedAt && <>· {t('social.post.edited')} </>}
          {audience !== 'everyone' && <>· {t(`social.audience.${audience}`)}</>}
        </Text>
      </div>
      <Menu trigger={<MoreIcon />} label={t('social.post.more', { name: author.name })}>
        {own ? (
          <>
            <button type="button" onClick={() => setOpened('change')}>
              {t('social.post.change')}
            </button>
            <button type="button" onClick={() => void removal.remove()}>
              {t('social.post.remove')}
            </button>
          </>
        ) : (
          <>
            <button type="button" onClick={() => setOpened('report')}>
              {t('social.report.post')}
            </button>
            <button type="button" onClick={() => void blocking.block()}>
              {t('social.member.block')}
            </button>
          </>
        )}
      </Menu>
      {opened === 'change' && <PostDialog post={post} onClose={close} />}
      {opened === 'report' && <ReportDialog subject="post" id={post.id} onClose={close} />}
      {removal.confirmation}
      {blocking.confirmation}
    </header>
  )
}
