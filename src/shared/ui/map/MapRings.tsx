import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { distanceUnit, formatDistance } from '#shared/lib/measures.ts'
import { scaledDistance, ringsOf } from './rings.ts'
import styles from './Map.module.css'

/** Half the drawing's side, and the rim's radius in it: the rest is room for marks that stand on the rim. */
const half = 300
const radius = 264

/** Rings of distance, round in the reader's units, the middle marked. `rim` in kilometres. */
export function MapRings({ rim, units }: { rim: number; units: UnitSystem }) {
  const { i18n } = useTranslation('site')
  const rings = ringsOf(rim, distanceUnit(units))
  return (
    <svg className={styles.rings} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      {rings.toReversed().map((ring) => (
        <circle key={ring} r={radius * scaledDistance(ring, rim)} className={styles.ring} />
      ))}
      {rings.map((ring) => (
        <text key={ring} y={-radius * scaledDistance(ring, rim) - 5} className={styles.label}>
          {formatDistance(ring, i18n.language, units)}
        </text>
      ))}
      <circle r="9" className={styles.here} />
    </svg>
  )
}
