import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { classes } from '#shared/ui/classes.ts'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { When } from '#shared/ui/time/When.tsx'
import tones from '#shared/ui/tokens/tones.module.css'
import { appointmentLooks } from '../../appointment-looks.ts'
import styles from './calendar.module.css'

/** A visit in the calendar; leads to its details. */
export function VisitBlock({ visit, timeZone }: { visit: AppointmentCard; timeZone: string }) {
  const { t } = useTranslation('workspace')
  const { tone, icon: Icon } = appointmentLooks[visit.state]
  const { subject, patient } = visit
  return (
    <Link className={classes(styles.visit, tones[tone])} to={paths.appointmentDetails.link({ id: visit.id })}>
      <strong>
        <Icon size={13} /> {subject.kind === 'pet' ? `${subject.name} · ${patient.name}` : patient.name}
      </strong>
      <VisuallyHidden>
        <When instant={visit.start} zone={timeZone} show="day" />{' '}
      </VisuallyHidden>
      <When instant={visit.start} zone={timeZone} show="time" /> · {t(`doctors.modeShort.${visit.mode}`, { ns: 'site' })} ·{' '}
      {t(`appointments.states.${visit.state}`)}
    </Link>
  )
}
