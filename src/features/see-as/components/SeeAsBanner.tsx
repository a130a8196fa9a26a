import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useMeQuery } from '#shared/api/me.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { selectActing, selectSessionId } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { EyeIcon } from '#shared/ui/icons/account-icons.tsx'
import { useEndSeeAsMutation } from '../api.ts'
import { backToOffice } from '../office-login.ts'
import styles from './SeeAsBanner.module.css'

/** How often the person is asked for: a session that was ended elsewhere ends here by the refusal. */
const askEvery = 10_000

/** Above every screen while an administrator sees with somebody's eyes: whose, for how long yet, and the way back. */
export default function SeeAsBanner() {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const acting = useSelector(selectActing)
  const session = useSelector(selectSessionId)
  const { data: me } = useMeQuery(undefined, { pollingInterval: askEvery })
  const [endSession] = useEndSeeAsMutation()
  const now = useNow(1000)
  const left = acting ? Math.max(0, Math.ceil((acting.until - now) / 1000)) : 0

  const end = (isOver: boolean) => {
    if (!backToOffice(dispatch, navigate)) return
    // In the administrator's own name by now.
    if (!isOver && session !== undefined) void endSession({ params: { id: session } })
    dispatch(
      toastShown({ kind: 'information', title: t('see-as.endedTitle'), text: t(isOver ? 'see-as.isOver' : 'see-as.ended') }),
    )
  }
  const over = useEffectEvent(() => end(true))
  const isOver = acting !== undefined && left === 0
  useEffect(() => {
    if (isOver) over()
  }, [isOver])

  if (!acting) return null
  return (
    <section className={styles.banner} aria-label={t('see-as.label')}>
      <EyeIcon size={20} />
      <p className={styles.words}>
        <strong>{t('see-as.seeing', { name: me?.name ?? '…' })}</strong> {t('see-as.closed')}
      </p>
      <span className={styles.left} role="timer" aria-live="off">
        {t('see-as.left', { time: clockOf(left) })}
      </span>
      <Button small variant="filled" onClick={() => end(false)}>
        {t('see-as.end')}
      </Button>
    </section>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
