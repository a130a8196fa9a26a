import styles from './chart.module.css'
import { linePoints } from './scale.ts'

/** The course of something in a line of text; its words stand beside it. */
export function Sparkline({ values, width = 96, height = 28 }: { values: readonly number[]; width?: number; height?: number }) {
  const spots = linePoints(values, Math.max(1, ...values), width, height)
  const [x, y] = spots.at(-1) ?? [0, 0]
  return (
    <svg className={styles.spark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {spots.length > 1 && (
        <path className={styles.line} d={`M${spots.map((spot) => spot.map((part) => part.toFixed(1)).join(' ')).join('L')}`} />
      )}
      {spots.length > 0 && <circle cx={x} cy={y} r="3" fill="var(--accent)" />}
    </svg>
  )
}
