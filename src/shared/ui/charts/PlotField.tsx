import type { ReactNode } from 'react'
import styles from './chart.module.css'
import type { Point } from './ChartFrame.tsx'

/** The drawing's measures, in its own units. */
export const plot = { width: 300, height: 130, start: 44, top: 10, bottom: 26 }
/** Of a digit at the size of the marks, about. */
const characterWidth = 6.8

/** Field with marks at the side and names below, at most eight of them. */
export function PlotField({
  marks,
  points,
  format,
  at,
  children,
}: {
  marks: readonly number[]
  points: readonly Point[]
  format: (value: number) => string
  /** Where the name of a point stands, within the field. */
  at: (index: number) => number
  children: ReactNode
}) {
  const top = marks.at(-1) ?? 1
  const words = marks.map(format)
  const every = Math.ceil(points.length / 8)
  // Amounts with long currency signs need more room than the usual.
  const start = Math.max(plot.start, 12 + characterWidth * Math.max(...words.map(({ length }) => length)))
  return (
    <svg className={styles.plot} viewBox={`0 0 ${start + plot.width + 12} ${plot.top + plot.height + plot.bottom}`}>
      {marks.map((mark, place) => {
        const y = plot.top + plot.height - (mark / top) * plot.height
        return (
          <g key={mark}>
            <line className={styles.grid} x1={start} x2={start + plot.width} y1={y} y2={y} />
            {/* Where nothing was earned the next mark is a cent, which is written as nothing too. */}
            {words[place] !== words[place - 1] && (
              <text x={start - 8} y={y + 4} textAnchor="end">
                {words[place]}
              </text>
            )}
          </g>
        )
      })}
      <g transform={`translate(${start} ${plot.top})`}>{children}</g>
      {points.map(
        (point, index) =>
          index % every === 0 && (
            <text key={index} x={start + at(index)} y={plot.top + plot.height + 20} textAnchor="middle">
              {point.label}
            </text>
          ),
      )}
    </svg>
  )
}
