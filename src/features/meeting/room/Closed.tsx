import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeetingStage } from '#contract/meeting/rules.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LaptopDoctorArt } from '#shared/ui/art/scenes.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'

export interface ClosedProps {
  stage: Extract<MeetingStage, 'over' | 'not_booked' | 'not_by_video'>
  other: string
  /** The way on. */
  children: ReactNode
}

/** There is no call here: it is over, was never booked, or the visit is in the clinic. */
export function Closed({ stage, other, children }: ClosedProps) {
  const { t } = useTranslation('workspace')
  return (
    <Card>
      <Empty art={<LaptopDoctorArt />} title={t(`meeting.closed.${stage}.title`)} actions={children}>
        {t(`meeting.closed.${stage}.text`, { name: other })}
      </Empty>
    </Card>
  )
}
