import { useTranslation } from 'react-i18next'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { MicrophoneOffIcon } from './call-icons.tsx'
import styles from './call.module.css'
import type { PeerView } from './call-slice.ts'
import { StreamView } from './StreamView.tsx'
import type { Way } from './way.ts'

export interface OtherProps {
  peer: PeerView
  link: Way
  speakerId: string | null
  onBlocked: () => void
}

/** Somebody else in the call: their screen when they share it, else their face, else who they are. Their sound plays in any case. */
export function Other({ peer, link, speakerId, onBlocked }: OtherProps) {
  const { t } = useTranslation('workspace')
  const { shown } = peer
  const seesFace = shown.camera && peer.link !== 'connecting'
  return (
    <div className={styles.other}>
      <StreamView
        // A new peer connection brings new streams.
        key={link.face.id}
        stream={link.face}
        speakerId={speakerId}
        onBlocked={onBlocked}
        className={seesFace && !shown.screen ? styles.covered : styles.hidden}
        aria-label={t('meeting.call.pictureOf', { name: peer.name })}
      />
      {shown.screen && (
        <StreamView
          key={link.screen.id}
          stream={link.screen}
          muted
          className={`${styles.covered} ${styles.fitted}`}
          aria-label={t('meeting.call.screenOf', { name: peer.name })}
        />
      )}
      {!seesFace && !shown.screen && (
        <div className={styles.face}>
          <Avatar name={peer.name} size={96} />
          <Text as="span">{t(peer.link === 'connecting' ? 'meeting.call.connecting' : 'meeting.call.cameraIsOff')}</Text>
        </div>
      )}
      <span className={styles.name}>
        <bdi>{peer.name}</bdi>
        {peer.part === 'guest' && <span>{t('meeting.guests.guest')}</span>}
        {!shown.microphone && peer.link === 'connected' && <MicrophoneOffIcon size={16} label={t('meeting.call.isMuted')} />}
        {peer.quality && <span>{t(`meeting.call.quality.${peer.quality}`)}</span>}
      </span>
    </div>
  )
}
