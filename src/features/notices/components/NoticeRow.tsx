import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { noticeKinds, sentenceKey, type NoticeKind } from '#contract/notices/kinds.ts'
import type { Notice } from '#contract/notices/schemas.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { classes } from '#shared/ui/classes.ts'
import { BellIcon } from '#shared/ui/icons/thing-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useReadNoticeMutation } from '../api.ts'
import { knownKind, noticeAddress, noticeValues, noticeVariant } from '../model.ts'
import { noticeIcons } from './notice-icons.tsx'
import styles from './notices.module.css'

/** One notice: its sentence, when it came, whether it was read. Opening it opens the thing itself and marks it as read. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { t } = useTranslation('workspace')
  const [markRead] = useReadNoticeMutation()
  const address = noticeAddress(notice.link)
  const isUnread = notice.readAt === null
  const read = () => {
    if (isUnread) void markRead({ params: { id: notice.id } })
  }
  const inside = <NoticeWords notice={notice} />
  const className = classes(styles.row, isUnread && styles.unread)
  if (address) {
    return (
      <Link to={address} className={className} onClick={read}>
        {inside}
      </Link>
    )
  }
  return isUnread ? (
    <button type="button" className={className} title={t('notices.markRead')} onClick={read}>
      {inside}
    </button>
  ) : (
    <div className={className}>{inside}</div>
  )
}

function NoticeWords({ notice }: { notice: Notice }) {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const now = useMountTime()
  const kind = knownKind(notice.kind)
  const Icon = kind ? noticeIcons[noticeKinds[kind].icon] : BellIcon
  const sentence = (of: NoticeKind) => {
    const context = noticeVariant(of, notice.data)
    return t(sentenceKey(of), { ...noticeValues(of, notice.data, i18n.language, zone, now), ...(context && { context }) })
  }
  return (
    <>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <span className={styles.words}>
        <span>{kind ? sentence(kind) : t('notices.unknown')}</span>
        <span className={styles.quiet}>
          <When instant={notice.createdAt} />
        </span>
      </span>
      {notice.readAt === null && (
        <span className={styles.mark}>
          <VisuallyHidden>{t('notices.unread')}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
