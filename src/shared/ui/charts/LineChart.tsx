import styles from './chart.module.css'
import { ChartFrame, useFormat, type ChartProps } from './ChartFrame.tsx'
import { plot, PlotField } from './PlotField.tsx'
import { linePoints, roundScale } from './scale.ts'

/** Values over time. */
export function LineChart(props: ChartProps) {
  const format = useFormat(props.format)
  const values = props.points.map((point) => point.value)
  const marks = roundScale(values)
  const spots = linePoints(values, marks.at(-1) ?? 1, plot.width, plot.height)
  const path = spots.map((spot) => spot.map((part) => part.toFixed(1)).join(' ')).join('L')
  return (
    <ChartFrame {...props} format={format}>
      <PlotField marks={marks} points={props.points} format={format} at={(index) => spots[index]?.[0] ?? 0}>
        {spots.length > 1 && (
          <>
            <path className={styles.area} d={`M${path}L${plot.width} ${plot.height}L0 ${plot.height}Z`} />
            <path className={styles.line} d={`M${path}`} />
          </>
        )}
        {spots.length <= 31 &&
          spots.map(([x, y], index) => (
            <circle key={index} className={styles.dot} cx={x} cy={y} r="3.5">
              <title>{`${props.points[index]?.label}: ${format(values[index] ?? 0)}`}</title>
            </circle>
          ))}
      </PlotField>
    </ChartFrame>
  )
}
