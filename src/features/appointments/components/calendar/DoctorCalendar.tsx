import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarTimeOff, DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import { addDays } from '#contract/kernel/days.ts'
import { TimeOffDialog } from '#features/booking/index.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { dateFormat } from '#shared/lib/formats.ts'
import { formatCalendarDate, zoneCity } from '#shared/lib/format-time.ts'
import { useMedia } from '#shared/patterns/list/use-media.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Stack, VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { calendarFields } from '../../calendar/calendar-view.ts'
import { periodOf } from '../../calendar/time-off-moves.ts'
import { Agenda } from './Agenda.tsx'
import styles from './calendar.module.css'
import { DayGrid } from './DayGrid.tsx'
import { MonthView } from './MonthView.tsx'
import { type RefetchCalendar, useMoveTimeOff } from './use-move-time-off.tsx'
import { useSpanText } from './use-span-text.ts'

/** Room for seven days beside one another; below it a week is read day after day. */
const weekMedia = '(min-width: 60rem)'

/** The doctor's day, week or month: visits, free time and time off, in the doctor's zone. Who may change hours moves time off in it. */
export function DoctorCalendar({ calendar, refetch }: { calendar: DoctorCalendarAnswer; refetch: RefetchCalendar }) {
  const { t, i18n } = useTranslation('workspace')
  const { values, change } = useAddress(calendarFields)
  const { data: me } = useMeQuery()
  const mayChange = me !== undefined && (me.userType === 1 || me.rights.includes('availability'))
  const moves = useMoveTimeOff(calendar.timeOff, refetch)
  const spanText = useSpanText(calendar.timeZone)
  const [opened, setOpened] = useState<CalendarTimeOff | 'new'>()
  const hasRoom = useMedia(weekMedia)
  const { from, to, today, timeZone } = calendar
  const go = (end: string, days: number) => change({ day: addDays(end, days) }, { replace: true })
  const onOpen = mayChange ? setOpened : undefined
  const isAgenda = values.view === 'agenda' || (values.view === 'week' && !hasRoom)
  const isMonth = values.view === 'month'
  return (
    <Stack>
      <div className={styles.bar}>
        {!isMonth && (
          <IconButton icon={<ChevronStartIcon />} label={t('appointments.calendar.earlier')} onClick={() => go(from, -1)} />
        )}
        <Button small disabled={from <= today && today <= to} onClick={() => change({ day: undefined }, { replace: true })}>
          {t('appointments.calendar.today')}
        </Button>
        {!isMonth && <IconButton icon={<ChevronEndIcon />} label={t('appointments.calendar.later')} onClick={() => go(to, 1)} />}
        <div>
          {!isMonth && (
            <>
              <Text as="output" strong>
                {rangeText(from, to, i18n.language)}
              </Text>{' '}
            </>
          )}
          <Text as="span" quiet size="s">
            {t('appointments.calendar.zone', { zone: zoneCity(timeZone) })}
          </Text>
        </div>
        <div>
          {mayChange && (
            <Button small icon={<PlusIcon />} onClick={() => setOpened('new')}>
              {t('appointments.calendar.addTimeOff')}
            </Button>
          )}
        </div>
      </div>
      {moves.notice}
      {isMonth ? (
        <MonthView calendar={calendar} />
      ) : isAgenda ? (
        <Agenda calendar={calendar} onOpen={onOpen} />
      ) : (
        <DayGrid calendar={calendar} moves={moves} onOpen={onOpen} />
      )}
      <VisuallyHidden id="calendar-keys">{t('appointments.calendar.keys')}</VisuallyHidden>
      <VisuallyHidden as="output">
        {moves.pending && t('appointments.calendar.moving', { span: spanText(moves.pending.period) })}
      </VisuallyHidden>
      {opened && (
        <TimeOffDialog
          timeZone={timeZone}
          timeOff={opened === 'new' ? undefined : { id: opened.id, period: periodOf(opened), note: opened.note }}
          refuseOverVisits
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  )
}

function rangeText(from: string, to: string, language: string): string {
  if (from === to) return formatCalendarDate(from, language, 'date')
  const days = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return days.formatRange(new Date(from), new Date(to))
}
