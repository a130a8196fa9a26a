import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { selectUserType } from '#shared/session/login.ts'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { BellIcon } from '#shared/ui/icons/thing-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { useCountUnreadNoticesQuery, useReadAllNoticesMutation, useRecentNoticesQuery } from '../api.ts'
import { unreadText } from '../model.ts'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './notices.module.css'

const shownInMenu = 6

/** What is new, in the frame of every workspace: the number of unread notices, and the latest of them at hand. */
export const NoticesBell = memo(function NoticesBell() {
  const { t } = useTranslation('workspace')
  const { data } = useCountUnreadNoticesQuery()
  const unread = data?.unread ?? 0
  const shown = unreadText(unread)
  return (
    <div className={styles.anchor}>
      <Menu
        label={unread > 0 ? t('notices.bellUnread', { count: unread }) : t('notices.bell')}
        trigger={
          <span className={styles.bell}>
            <BellIcon />
            {shown && (
              <span className={styles.count} aria-hidden="true">
                {shown}
              </span>
            )}
          </span>
        }
      >
        <RecentNotices unread={unread} />
      </Menu>
      <VisuallyHidden as="output">{unread > 0 && t('notices.bellUnread', { count: unread })}</VisuallyHidden>
    </div>
  )
})

function RecentNotices({ unread }: { unread: number }) {
  const { t } = useTranslation('workspace')
  const userType = useSelector(selectUserType)
  const { data, isError, refetch } = useRecentNoticesQuery({ query: { limit: shownInMenu } })
  const [readAll] = useReadAllNoticesMutation()
  const newest = data?.items[0]
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <strong>{t('notices.bell')}</strong>
        {unread > 0 && newest && (
          <button type="button" onClick={() => void readAll({ body: { newest: newest.id } })}>
            {t('notices.markAllRead')}
          </button>
        )}
      </div>
      {isError && !data && (
        <button type="button" onClick={() => void refetch()}>
          {t('notices.retry')}
        </button>
      )}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data?.items.length === 0 && <p className={styles.note}>{t('notices.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      )}
      {userType === 0 && <Link to={paths.notifications.link()}>{t('notices.all')}</Link>}
    </div>
  )
}
