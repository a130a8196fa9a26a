import { useTranslation } from 'react-i18next'
import styles from './chart.module.css'
import { tones } from '../tokens/themes.ts'
import { ChartFrame, useFormat, type ChartProps, type Point } from './ChartFrame.tsx'
import { shares } from './scale.ts'

const colours = [
  ...['patient', 'pets', 'doctor', 'pharmacy', 'company', 'admin'].map((name) => `var(--accent-${name})`),
  'var(--warning)',
  'var(--text)',
]

function colourOf({ colour }: Point, index: number): string {
  if (colour === undefined) return colours[index % colours.length]!
  if (colour === 'neutral') return 'var(--text-quiet)'
  return colour === 'accent' || tones.some((tone) => tone === colour) ? `var(--${colour})` : `var(--accent-${colour})`
}

const radius = 56
const round = 2 * Math.PI * radius

/** Parts of a whole, at most eight; the legend names each with its amount. */
export function DonutChart(props: ChartProps) {
  const { t } = useTranslation('site')
  const format = useFormat(props.format)
  const parts = shares(props.points.map((point) => point.value))
  const total = props.points.reduce((sum, point) => sum + point.value, 0)
  const gap = props.points.filter((point) => point.value > 0).length > 1 ? 3 : 0
  return (
    <ChartFrame {...props} format={format}>
      <div className={styles.ring}>
        <svg width="160" height="160" viewBox="-80 -80 160 160" className={styles.spark}>
          {parts.map(({ start, length }, index) => (
            <circle
              key={index}
              r={radius}
              fill="none"
              stroke={colourOf(props.points[index]!, index)}
              strokeWidth="22"
              strokeDasharray={`${Math.max(0, length * round - gap)} ${round}`}
              strokeDashoffset={-start * round}
              transform="rotate(-90)"
            />
          ))}
          <text textAnchor="middle" y="0" fill="var(--text)" fontSize="20" fontWeight="700">
            {format(total)}
          </text>
          <text textAnchor="middle" y="18" fill="var(--text-quiet)" fontSize="12">
            {t('ui.total')}
          </text>
        </svg>
        <ul className={styles.legend}>
          {props.points.map((point, index) => (
            <li key={index}>
              <span className={styles.swatch} style={{ background: colourOf(point, index) }} />
              {point.label} <span className={styles.amount}>{format(point.value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}
