import type { DoctorCard as Doctor } from '#contract/doctors/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import styles from './DoctorCard.module.css'
import { DoctorModes } from './DoctorModes.tsx'
import { DoctorWho } from './DoctorWho.tsx'
import { NextTimes } from './NextTimes.tsx'

/** A doctor among few, as a card: who they are, how they can be met, when they are free next and what that costs. */
export function DoctorCard({ doctor }: { doctor: Doctor }) {
  return (
    <Card
      as="article"
      padding="none"
      className={styles.card}
      data-workspace={doctor.kind === 'veterinarian' ? 'pets' : 'patient'}
    >
      <div className={styles.who}>
        <DoctorWho doctor={doctor} level={3} />
        <DoctorModes doctor={doctor} />
      </div>
      <div className={styles.next}>
        <NextTimes doctor={doctor} />
      </div>
    </Card>
  )
}
