import { useTranslation } from 'react-i18next'
import type { Distances } from '#contract/trackers/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { formatLength } from '#shared/lib/measures.ts'
import { ChartFrame } from '#shared/ui/charts/ChartFrame.tsx'
import { roundScale } from '#shared/ui/charts/scale.ts'
import styles from './DistanceChart.module.css'

/** The drawing's measures, in its own units. */
const field = { width: 320, height: 110, start: 64, top: 10, bottom: 26, end: 26 }
const shownDays = 90
const dayLength = 24 * 3_600_000
const at = (day: string) => Date.parse(`${day}T00:00Z`)

/** A bar for each day of a quarter of a year; a day without any fix has none. */
export function DistanceChart({ days }: { days: Distances['days'] }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const last = at(days.at(-1)!.day)
  const shown = days.filter(({ day }) => at(day) > last - shownDays * dayLength)
  const first = at(shown[0]!.day)
  const marks = roundScale(shown.map(({ metres }) => metres))
  const top = marks.at(-1)!
  const step = field.width / ((last - first) / dayLength + 1)
  const written = (metres: number) => formatLength(metres, i18n.language, units)
  const date = (day: string) => formatCalendarDate(day, i18n.language)
  return (
    <ChartFrame
      title={t('trackers.distances.title')}
      points={() => shown.map(({ day, metres }) => ({ label: date(day), value: metres }))}
      format={written}
    >
      <svg
        className={styles.plot}
        viewBox={`0 0 ${field.start + field.width + field.end} ${field.top + field.height + field.bottom}`}
      >
        {marks.map((mark) => {
          const y = field.top + field.height - (mark / top) * field.height
          return (
            <g key={mark}>
              <line className={styles.grid} x1={field.start} x2={field.start + field.width} y1={y} y2={y} />
              <text x={field.start - 8} y={y + 4} textAnchor="end">
                {written(mark)}
              </text>
            </g>
          )
        })}
        {shown.map(({ day, metres }) => {
          const height = (metres / top) * field.height
          return (
            <rect
              key={day}
              className={styles.bar}
              x={field.start + ((at(day) - first) / dayLength) * step + step * 0.12}
              y={field.top + field.height - height}
              width={Math.min(24, step * 0.76)}
              height={height}
            >
              <title>{`${date(day)}: ${written(metres)}`}</title>
            </rect>
          )
        })}
        <text x={field.start} y={field.top + field.height + 20}>
          {date(shown[0]!.day)}
        </text>
        {shown.length > 1 && (
          <text x={field.start + field.width} y={field.top + field.height + 20} textAnchor="end">
            {date(shown.at(-1)!.day)}
          </text>
        )}
      </svg>
    </ChartFrame>
  )
}
