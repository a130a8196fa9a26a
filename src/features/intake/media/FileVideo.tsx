import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdmitPlayerQuery } from '#shared/api/files-api.ts'
import { buttonClass } from '#shared/ui/button/button-style.ts'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './media.module.css'

/** A video that is read piece by piece, as it is watched. What this browser cannot play can be kept and played elsewhere. */
export function FileVideo({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('workspace')
  const { data, isError, refetch } = useAdmitPlayerQuery({ params: { id } })
  const [isUnplayable, setUnplayable] = useState(false)
  const reached = useRef(0)
  const wasAskedAnew = useRef(false)

  const fail = async () => {
    if (wasAskedAnew.current) return setUnplayable(true)
    // Its address may have run out: with a new one it goes on where it was.
    wasAskedAnew.current = true
    await refetch()
  }
  if (isError) return <Text quiet>{t('intake.media.faults.shown')}</Text>
  if (!data) return <Skeleton height="9.75rem" />
  if (isUnplayable)
    return (
      <Stack gap="2">
        <Text quiet>{t('intake.media.unplayable', { name })}</Text>
        <a className={buttonClass({ variant: 'outlined', small: true })} href={data.address} download>
          {t('intake.media.keep')}
        </a>
      </Stack>
    )
  return (
    // What is heard in it nobody has written down: the description beside it says what it shows.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a patient's own film has no captions
    <video
      className={styles.frame}
      src={data.address}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      onTimeUpdate={({ currentTarget }) => (reached.current = currentTarget.currentTime)}
      onLoadedMetadata={({ currentTarget }) => {
        if (reached.current > 0) currentTarget.currentTime = reached.current
      }}
      onPlaying={() => (wasAskedAnew.current = false)}
      onError={() => void fail()}
    />
  )
}
