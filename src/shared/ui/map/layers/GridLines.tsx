import { useMap } from '../frame/map-context.ts'
import styles from '../frame/MapFrame.module.css'
import { positionAt } from '../geometry/mercator.ts'

/** Degrees between two lines of the net: about a hundred pixels apart. */
const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]

/** Lines of longitude and latitude: between coasts and towns they show that the map moves. */
export function GridLines() {
  const { view, size, toPicture } = useMap()
  const degreesOfPixel = 360 / (256 * 2 ** view.zoom)
  const step = steps.findLast((each) => each / degreesOfPixel >= 90) ?? steps[0]!
  const { latitude, longitude } = positionAt(view.centre)
  const around = (middle: number, pixels: number) => {
    const count = Math.ceil((pixels * degreesOfPixel) / step / 2) + 1
    const first = Math.round(middle / step)
    return Array.from({ length: 2 * count + 1 }, (_, index) => (first + index - count) * step)
  }
  const [columns, rows] = [
    around(longitude, size.width).map((each) => toPicture({ latitude, longitude: each }).x),
    around(latitude, size.height)
      .filter((each) => Math.abs(each) < 85)
      .map((each) => toPicture({ latitude: each, longitude }).y),
  ]
  return (
    <path
      className={styles.grid}
      d={[...columns.map((x) => `M${x} 0V${size.height}`), ...rows.map((y) => `M0 ${y}H${size.width}`)].join('')}
    />
  )
}
