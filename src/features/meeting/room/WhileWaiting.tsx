import { useTranslation } from 'react-i18next'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { useSendMessageMutation } from '../api.ts'
import { BreathCounter } from './BreathCounter.tsx'

/** What a waiting person can do that helps the doctor: the breaths that they count go to the doctor as a message. */
export function WhileWaiting({ meeting: { id, subject } }: { meeting: Meeting }) {
  const { t } = useTranslation('workspace')
  const [send] = useSendMessageMutation()
  const tell = (perMinute: number) =>
    void send({
      params: { id },
      body: { id: crypto.randomUUID(), text: t('meeting.room.breaths', { name: subject.name, count: perMinute }) },
    })
  return (
    <Card>
      <BreathCounter onCounted={tell} />
    </Card>
  )
}
