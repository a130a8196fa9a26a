import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { CheckRow } from './CheckRow.tsx'
import { outcomeOf, type Findings, type SpeakerFinding } from './findings.ts'
import { playSound } from './play-sound.ts'

export interface SpeakerCheckProps {
  findings: Findings
  speakerId: string | null
  onSaid: (finding: SpeakerFinding | null) => void
}

type Stage = 'silent' | 'playing' | 'played'

/** Plays a sound, and the person says whether they heard it: nobody else can know. */
export function SpeakerCheck({ findings, speakerId, onSaid }: SpeakerCheckProps) {
  const { t } = useTranslation('workspace')
  const [stage, setStage] = useState<Stage>('silent')
  const said = findings.speaker
  const playButton = useRef<HTMLButtonElement>(null)

  function answer(finding: SpeakerFinding) {
    onSaid(finding)
    // The answers go, and with them the focus would.
    playButton.current?.focus()
  }

  async function play() {
    onSaid(null)
    setStage('playing')
    try {
      await playSound(speakerId)
    } catch {
      onSaid('unplayed')
    }
    setStage('played')
  }

  const answers = [
    ['heard', t('meeting.test.speaker.yes')],
    ['unheard', t('meeting.test.speaker.no')],
    ['skipped', t('meeting.test.speaker.unsure')],
  ] as const
  const question = stage === 'silent' ? t('meeting.test.speaker.before') : t('meeting.test.speaker.question')
  return (
    <CheckRow
      check="speaker"
      outcome={outcomeOf('speaker', findings)}
      actions={
        <>
          <Button ref={playButton} small loading={stage === 'playing'} onClick={() => void play()}>
            {stage === 'silent' ? t('meeting.test.speaker.play') : t('meeting.test.speaker.again')}
          </Button>
          {said === null &&
            answers
              .filter(([finding]) => stage === 'played' || (stage === 'silent' && finding === 'skipped'))
              .map(([finding, words]) => (
                <Button key={finding} small onClick={() => answer(finding)}>
                  {words}
                </Button>
              ))}
        </>
      }
    >
      {said === null ? question : t(`meeting.test.speaker.${said}`)}
    </CheckRow>
  )
}
