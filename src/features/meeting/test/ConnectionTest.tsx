import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ConnectionTestDraft, Relay } from '#contract/meeting/schemas.ts'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { classes } from '#shared/ui/classes.ts'
import { Stack, VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CameraPreview } from '../devices/CameraPreview.tsx'
import { DevicePicker } from '../devices/DevicePicker.tsx'
import { LevelMeter } from '../devices/LevelMeter.tsx'
import type { LocalMedia } from '../devices/local-media.ts'
import { useLocalMedia } from '../devices/use-local-media.ts'
import { draftOf, outcomeOf } from './findings.ts'
import { CameraCheck, MicrophoneCheck } from './InputCheck.tsx'
import { LineChecks } from './LineChecks.tsx'
import { SpeakerCheck } from './SpeakerCheck.tsx'
import styles from './test.module.css'
import { useConnectionTest } from './use-connection-test.ts'

export interface ConnectionTestProps {
  media: LocalMedia
  /** Without picture and choice of devices, where these stand beside it already: below a heading of the second level. */
  compact?: boolean
  /** The way's servers; only who is in a call has them. */
  relay?: Relay | null
  /** Each time all checks have an answer, and again when one of them becomes another. */
  onDone?: (result: ConnectionTestDraft) => void
}

/** Checks camera, microphone, speaker, path and hub. Nothing is recorded, and nothing leaves the page but by `onDone`. */
export function ConnectionTest({ media, compact, relay = null, onDone }: ConnectionTestProps) {
  const { t } = useTranslation('workspace')
  const isSignedIn = useSelector(selectRole) !== undefined
  const { speakerId } = useLocalMedia(media)
  const { phase, findings, start, sayOfSpeaker } = useConnectionTest({ media, relay, isSignedIn })
  const result = draftOf(findings)
  const done = useEffectEvent((draft: ConnectionTestDraft) => onDone?.(draft))
  const key = JSON.stringify(result)
  useEffect(() => {
    const draft = JSON.parse(key) as ConnectionTestDraft | null
    if (draft) done(draft)
  }, [key])

  const list = useRef<HTMLUListElement>(null)
  const isReady = phase === 'ready'
  // The button that began is gone: who goes by keyboard stands before the checks.
  useEffect(() => {
    if (!isReady) list.current?.focus()
  }, [isReady])

  if (isReady) {
    return (
      <Stack gap="3" className={styles.ready}>
        {!compact && <Text>{t('meeting.test.before')}</Text>}
        <Text quiet>{t('meeting.test.private')}</Text>
        <div>
          <Button variant={compact ? 'outlined' : 'filled'} onClick={() => void start()}>
            {t('meeting.test.start')}
          </Button>
        </div>
      </Stack>
    )
  }
  const isAsking = phase === 'asking'
  return (
    <div className={classes(styles.test, compact && styles.compact)}>
      {!compact && (
        <Stack gap="4">
          <CameraPreview media={media} />
          <LevelMeter track={media.audioTrack} />
          <DevicePicker media={media} isSilent />
        </Stack>
      )}
      <Stack gap="4">
        {!compact && <VisuallyHidden as="h2">{t('meeting.test.list')}</VisuallyHidden>}
        <ul ref={list} tabIndex={-1} className={styles.checks} aria-label={t('meeting.test.list')}>
          <CameraCheck
            found={findings.camera}
            outcome={outcomeOf('camera', findings)}
            isAsking={isAsking}
            onRetry={() => void media.turnCamera(true)}
          />
          <MicrophoneCheck
            found={findings.microphone}
            outcome={outcomeOf('microphone', findings)}
            isAsking={isAsking}
            onRetry={() => media.turnMicrophone(true)}
          />
          <SpeakerCheck findings={findings} speakerId={speakerId} onSaid={sayOfSpeaker} />
          <LineChecks findings={findings} />
        </ul>
        {result && (
          <div>
            <Button small onClick={() => void start()}>
              {t('meeting.test.anew')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}
