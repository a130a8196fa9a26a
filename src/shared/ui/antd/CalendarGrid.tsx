import { Calendar } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { dateFormat, numberFormat } from '#shared/lib/formats.ts'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import type { MonthCalendarProps } from '../date/MonthCalendar.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/arrow-icons.tsx'
import { Cluster } from '../layout/layout.tsx'
import { Heading } from '../text/Heading.tsx'
import AntdProvider from './AntdProvider.tsx'
import styles from './CalendarGrid.module.css'

const isoDay = (date: Dayjs) => date.locale('en').format('YYYY-MM-DD')

const written = (day: string, language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))

/** antd's month; its head and its days are ours, for its own days cannot be reached by keyboard. */
export default function CalendarGrid(props: MonthCalendarProps) {
  const head = () => <MonthHead {...props} />
  const cell = (date: Dayjs) => <DayCell {...props} day={isoDay(date)} />
  return (
    <AntdProvider>
      <Calendar value={dayjs(props.value)} headerRender={head} fullCellRender={cell} />
    </AntdProvider>
  )
}

function MonthHead({ value, onChange, level = 2 }: MonthCalendarProps) {
  const { t, i18n } = useTranslation('site')
  const move = (months: number) => onChange(isoDay(dayjs(value).add(months, 'month')))
  return (
    <Cluster justify="between">
      <Heading level={level} size="m" aria-live="polite">
        {written(value, i18n.language, { month: 'long', year: 'numeric' })}
      </Heading>
      <Cluster gap="1">
        <IconButton label={t('ui.previous')} icon={<ChevronStartIcon />} onClick={() => move(-1)} />
        <IconButton label={t('ui.next')} icon={<ChevronEndIcon />} onClick={() => move(1)} />
      </Cluster>
    </Cluster>
  )
}

function DayCell({ day, value, onChange, notes }: MonthCalendarProps & { day: string }) {
  const { i18n } = useTranslation('site')
  const note = notes?.[day]
  const isOfMonth = day.slice(0, 7) === value.slice(0, 7)
  return (
    <button
      type="button"
      className={classes(styles.day, !isOfMonth && styles.around)}
      aria-pressed={day === value}
      aria-label={[written(day, i18n.language, { dateStyle: 'full' }), note].filter(Boolean).join(', ')}
      onClick={() => onChange(day)}
    >
      <span>{numberFormat(i18n.language).format(Number(day.slice(8)))}</span>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  )
}
