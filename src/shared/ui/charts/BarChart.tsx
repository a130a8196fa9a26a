import styles from './chart.module.css'
import { ChartFrame, useFormat, type ChartProps } from './ChartFrame.tsx'
import { plot, PlotField } from './PlotField.tsx'
import { roundScale } from './scale.ts'

/** Values side by side. */
export function BarChart(props: ChartProps) {
  const format = useFormat(props.format)
  const marks = roundScale(props.points.map((point) => point.value))
  const top = marks.at(-1) ?? 1
  const gap = plot.width / Math.max(1, props.points.length)
  const width = Math.min(44, gap * 0.62)
  return (
    <ChartFrame {...props} format={format}>
      <PlotField marks={marks} points={props.points} format={format} at={(index) => gap * (index + 0.5)}>
        {props.points.map((point, index) => {
          const height = (point.value / top) * plot.height
          return (
            <rect
              key={index}
              className={styles.bar}
              x={gap * (index + 0.5) - width / 2}
              y={plot.height - height}
              width={width}
              height={height}
              rx="4"
            >
              <title>{`${point.label}: ${format(point.value)}`}</title>
            </rect>
          )
        })}
      </PlotField>
    </ChartFrame>
  )
}
