import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { selectRole } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { useReadLiveMeetingQuery } from '../api.ts'
import styles from './room.module.css'

/** The way back to a call that goes on, on every screen but the call's own. */
export function LiveCallBar() {
  const { t } = useTranslation('workspace')
  const { pathname } = useLocation()
  const isDoctor = useSelector(selectRole) === 'doctor'
  const { data } = useReadLiveMeetingQuery()
  const live = data?.meeting
  if (!live) return null
  const path = isDoctor ? paths.doctorMeeting : paths.userMeeting
  if (pathname === path.link({ id: live.id }).split('?')[0]) return null
  return (
    <Banner
      className={styles.live}
      tone="success"
      action={
        <LinkButton variant="filled" small to={path.link({ id: live.id })}>
          {t('meeting.live.back')}
        </LinkButton>
      }
    >
      {t('meeting.live.text', { name: live.with })}
    </Banner>
  )
}
