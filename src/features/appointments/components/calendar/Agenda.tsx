import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CalendarTimeOff, DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import { dayOf, formatCalendarDate } from '#shared/lib/format-time.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { agendaOf } from '../../calendar/agenda.ts'
import { daysBetween } from '../../calendar/on-day.ts'
import { periodOf } from '../../calendar/time-off-moves.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import styles from './calendar.module.css'
import { useSpanText } from './use-span-text.ts'

interface AgendaProps {
  calendar: DoctorCalendarAnswer
  onOpen: ((timeOff: CalendarTimeOff) => void) | undefined
}

/** Day after day in words: visits, time off, free time. */
export function Agenda({ calendar, onOpen }: AgendaProps) {
  const { t, i18n } = useTranslation('workspace')
  const spanText = useSpanText(calendar.timeZone)
  const { timeZone } = calendar
  const times = (start: string, end: string) => (
    <Text as="div" numbers>
      <When instant={start} zone={timeZone} show="time" /> – <When instant={end} zone={timeZone} show="time" />
    </Text>
  )
  return (
    <Stack>
      {daysBetween(calendar.from, calendar.to).map((day) => {
        const entries = agendaOf(calendar, (instant) => dayOf(instant, timeZone), day)
        return (
          <Card key={day} as="section" padding="tight" aria-labelledby={`agenda-${day}`}>
            <Stack gap="2">
              <Heading level={2} size="m" id={`agenda-${day}`}>
                {formatCalendarDate(day, i18n.language, 'day')}
              </Heading>
              {entries.length === 0 && <Text quiet>{t('appointments.calendar.nothing')}</Text>}
              <ul className={styles.agenda}>
                {entries.map((entry) => {
                  if (entry.kind === 'free')
                    return (
                      <li key={`free ${entry.start}`}>
                        {times(entry.start, entry.end)}
                        <Text quiet>{t('appointments.calendar.free')}</Text>
                        <span />
                      </li>
                    )
                  if (entry.kind === 'timeOff')
                    return (
                      <li key={entry.timeOff.id}>
                        <Text as="div">{spanText(periodOf(entry.timeOff))}</Text>
                        <Text>
                          {t('appointments.calendar.timeOff')} {entry.timeOff.note && <bdi>· {entry.timeOff.note}</bdi>}
                        </Text>
                        {onOpen ? (
                          <Button small variant="quiet" onClick={() => onOpen(entry.timeOff)}>
                            {t('appointments.calendar.change')}
                          </Button>
                        ) : (
                          <span />
                        )}
                      </li>
                    )
                  const { visit } = entry
                  return (
                    <li key={visit.id}>
                      {times(visit.start, visit.end)}
                      <Link to={paths.appointmentDetails.link({ id: visit.id })}>
                        {visit.subject.kind === 'pet' ? `${visit.subject.name} · ${visit.patient.name}` : visit.patient.name}
                      </Link>
                      <AppointmentBadge state={visit.state} />
                    </li>
                  )
                })}
              </ul>
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
