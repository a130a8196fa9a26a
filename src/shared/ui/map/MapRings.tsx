import { useTranslation } from 'react-i18next'
import { formatNumber } from '#shared/lib/format-number.ts'
import { scaledDistance, ringsOf } from './rings.ts'
import styles from './Map.module.css'

/** Half the drawing's side, and the rim's radius in it: the rest is room for marks that stand on the rim. */
const half = 300
const radius = 264

/** Rings of distance with their kilometres, the middle marked. */
export function MapRings({ rim }: { rim: number }) {
  const { t, i18n } = useTranslation('site')
  return (
    <svg className={styles.rings} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      {ringsOf(rim)
        .toReversed()
        .map((ring) => (
          <circle key={ring} r={radius * scaledDistance(ring, rim)} className={styles.ring} />
        ))}
      {ringsOf(rim).map((ring) => (
        <text key={ring} y={-radius * scaledDistance(ring, rim) - 5} className={styles.label}>
          {t('ui.map.ring', { distance: formatNumber(ring, i18n.language) })}
        </text>
      ))}
      <circle r="9" className={styles.here} />
    </svg>
  )
}
