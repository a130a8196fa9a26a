import { useTranslation } from 'react-i18next'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { useAddObservationMutation } from '#features/observations/index.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { useSendMessageMutation } from '../api.ts'
import { BreathCounter } from './BreathCounter.tsx'

/** What a waiting person can do that helps the doctor: the breaths that they count go to the doctor as a message, and into the record. */
export function WhileWaiting({ meeting: { id, subject } }: { meeting: Meeting }) {
  const { t } = useTranslation('workspace')
  const [send] = useSendMessageMutation()
  const [keep] = useAddObservationMutation()
  const tell = (perMinute: number) => {
    void send({
      params: { id },
      body: { id: crypto.randomUUID(), text: t('meeting.room.breaths', { name: subject.name, count: perMinute }) },
    })
    // A carer who may not write in the record is refused there; the doctor has the message.
    void keep({ params: { id: subject.id }, body: { kind: 'respiratory_rate', value: perMinute, appointmentId: id } })
  }
  return (
    <Card>
      <BreathCounter onCounted={tell} />
    </Card>
  )
}
