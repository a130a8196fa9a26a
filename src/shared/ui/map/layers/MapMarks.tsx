import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMap } from '../frame/map-context.ts'
import { mostZoom } from '../geometry/mercator.ts'
import { placeLabel, type MapPlace } from '../map-place.ts'
import { clusters, markRoom } from './clusters.ts'
import styles from './MapLayers.module.css'

/** What stands where: each mark is a link. Marks that would hide one another are one mark with their number, which comes nearer. */
export function MapMarks({ places }: { places: readonly MapPlace[] }) {
  const { t } = useTranslation('site')
  const { view, size, toPicture, fit } = useMap()
  const placed = places.map((item) => ({ item, at: toPicture(item.position) }))
  const inSight = placed.filter(
    ({ at: { x, y } }) => x > -markRoom && y > -markRoom && x < size.width + markRoom && y < size.height + markRoom,
  )
  return clusters(inSight, view.zoom >= mostZoom - 2).map(({ items, at }) => {
    const style = { left: `${at.x}px`, top: `${at.y}px` } satisfies CSSProperties
    const [only] = items
    if (items.length === 1 && only) {
      const label = placeLabel(only)
      return (
        <Link
          key={only.key}
          to={only.to}
          className={styles.mark}
          style={style}
          aria-label={label}
          title={label}
          draggable={false}
        >
          {only.mark}
        </Link>
      )
    }
    return (
      <button
        key={items.map(({ key }) => key).join(' ')}
        type="button"
        className={styles.mark}
        style={style}
        aria-label={t('ui.map.together', {
          count: items.length,
          names: items
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', '),
        })}
        onClick={() => fit(items.map(({ position }) => position))}
      >
        <span className={styles.count}>{items.length}</span>
      </button>
    )
  })
}
