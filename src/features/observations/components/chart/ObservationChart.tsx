import { useTranslation } from 'react-i18next'
import type { Course } from '#contract/observations/schemas.ts'
import { ChartFrame } from '#shared/ui/charts/ChartFrame.tsx'
import { formatInstant } from '#shared/lib/format-time.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { marksAround, shareOf } from '../../model/chart-scale.ts'
import { useObservedFormat } from '../../model/use-observed-format.ts'
import styles from './chart.module.css'

/** The drawing's measures, in its own units. */
const field = { width: 320, height: 150, start: 64, top: 10, bottom: 26, end: 26 }
/** Dots are drawn where they can still be told apart. */
const mostDots = 40

/** One kind over time: a line (two of a blood pressure), what is usual as a band, WHO's centiles as thin lines. */
export function ObservationChart({ course, title }: { course: Course; title: string }) {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const format = useObservedFormat()
  const { kind, points, bands, centiles } = course
  const at = (instant: string) => Date.parse(instant)
  const [from, to] = [at(points[0]!.at), at(points.at(-1)!.at)]
  const measured = points.flatMap(({ value, second }) => (second === null ? [value] : [value, second]))
  const ends = bands.flatMap(({ low, high, secondLow, secondHigh }) =>
    [low, high, secondLow, secondHigh].filter((end) => end !== null),
  )
  const marks = marksAround([...measured, ...ends, ...centiles.flatMap((line) => line.points.map(({ value }) => value))])
  const [bottom, top] = [marks[0]!, marks.at(-1)!]
  const x = (instant: string) => Number((shareOf(at(instant), from, to) * field.width).toFixed(1))
  const y = (value: number) => Number((field.height - shareOf(value, bottom, top) * field.height).toFixed(1))
  const line = (drawn: readonly { at: string; value: number }[]) =>
    `M${drawn.map((point) => `${x(point.at)} ${y(point.value)}`).join('L')}`
  const second = points.flatMap((point) => (point.second === null ? [] : [{ at: point.at, value: point.second }]))
  const day = (instant: string) => formatInstant(instant, i18n.language, zone, 'date')
  const written = (value: number) => format(kind, value)
  const rows = () =>
    points.flatMap((point) =>
      point.second === null
        ? [{ label: day(point.at), value: point.value }]
        : [
            { label: `${day(point.at)} · ${t('observations.systolic')}`, value: point.value },
            { label: `${day(point.at)} · ${t('observations.diastolic')}`, value: point.second },
          ],
    )
  return (
    <ChartFrame title={title} points={points.length <= mostDots ? rows() : rows} format={written}>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${field.start + field.width + field.end} ${field.top + field.height + field.bottom}`}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <line
              className={styles.grid}
              x1={field.start}
              x2={field.start + field.width}
              y1={field.top + y(mark)}
              y2={field.top + y(mark)}
            />
            <text x={field.start - 8} y={field.top + y(mark) + 4} textAnchor="end">
              {written(mark)}
            </text>
          </g>
        ))}
        <g transform={`translate(${field.start} ${field.top})`}>
          {bands.map((band) => (
            <g key={band.from}>
              <Band from={x(band.from)} to={x(band.to)} low={y(band.low ?? bottom)} high={y(band.high ?? top)} />
              {(band.secondLow !== null || band.secondHigh !== null) && (
                <Band from={x(band.from)} to={x(band.to)} low={y(band.secondLow ?? bottom)} high={y(band.secondHigh ?? top)} />
              )}
            </g>
          ))}
          {centiles.map((drawn) => (
            <g key={drawn.centile}>
              <path className={styles.centile} d={line(drawn.points)} />
              <text x={field.width + 4} y={y(drawn.points.at(-1)!.value) + 4}>
                {drawn.centile}
              </text>
            </g>
          ))}
          {points.length > 1 && <path className={styles.line} d={line(points)} />}
          {second.length > 1 && <path className={styles.second} d={line(second)} />}
          {points.length <= mostDots &&
            [...points, ...second].map((point, index) => (
              <circle key={index} className={styles.dot} cx={x(point.at)} cy={y(point.value)} r="3">
                <title>{`${day(point.at)}: ${written(point.value)}`}</title>
              </circle>
            ))}
        </g>
        <text x={field.start} y={field.top + field.height + 20}>
          {day(points[0]!.at)}
        </text>
        {points.length > 1 && (
          <text x={field.start + field.width} y={field.top + field.height + 20} textAnchor="end">
            {day(points.at(-1)!.at)}
          </text>
        )}
      </svg>
    </ChartFrame>
  )
}

function Band({ from, to, low, high }: { from: number; to: number; low: number; high: number }) {
  return <rect className={styles.band} x={from} width={Math.max(1, to - from)} y={high} height={Math.max(1, low - high)} />
}
