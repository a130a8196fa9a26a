import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { formatLength } from '#shared/lib/measures.ts'
import { metresOfPixel } from '../geometry/mercator.ts'
import { useMap } from './map-context.ts'
import styles from './MapFrame.module.css'

const widest = 110
const metresOf = { metric: [1, 1000], imperial: [0.3048, 1609.344] } as const

/** The longest round length, in the reader's units, that the bar has room for: metres. */
function roundLength(most: number, units: UnitSystem): number {
  const [small, large] = metresOf[units]
  const unit = most >= large ? large : small
  const count = most / unit
  const power = 10 ** Math.floor(Math.log10(count))
  const first = [5, 2, 1].find((each) => each * power <= count) ?? 1
  return first * power * unit
}

/** How long a stretch of the map is. */
export function MapScale({ units }: { units: UnitSystem }) {
  const { i18n } = useTranslation('site')
  const { view } = useMap()
  const pixel = metresOfPixel(view)
  const length = roundLength(widest * pixel, units)
  return (
    <div className={styles.scale} style={{ inlineSize: `${length / pixel}px` }} dir="ltr">
      {formatLength(length, i18n.language, units)}
    </div>
  )
}
