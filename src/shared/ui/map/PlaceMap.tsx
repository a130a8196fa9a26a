import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../button/Button.tsx'
import { Cluster } from '../layout/layout.tsx'
import { Text } from '../text/Text.tsx'
import { DrawnMap } from './DrawnMap.tsx'
import styles from './Map.module.css'
import type { MapProps } from './map-place.ts'

const GoogleMap = lazy(() => import('./GoogleMap.tsx').catch(() => ({ default: DrawnMap })))

export interface PlaceMapProps extends MapProps {
  /** Of Google Maps, as the platform's configuration has it; our own drawing without. */
  mapsKey?: string | null
  /** What else is to be said below. */
  children?: ReactNode
}

/** Places on a map, and the same places as a list for those who cannot see it, or want that. */
export function PlaceMap({ mapsKey, children, ...map }: PlaceMapProps) {
  const { t } = useTranslation('site')
  const [isList, setList] = useState(false)
  const { label, places, centreName } = map
  const drawing = <DrawnMap {...map} />
  return (
    <figure className={styles.figure} aria-label={label}>
      {isList ? (
        <ul className={styles.list}>
          {places.map(({ key, name, note, to }) => (
            <li key={key}>
              <Link to={to}>{name}</Link> {note && <Text quiet>{note}</Text>}
            </li>
          ))}
        </ul>
      ) : mapsKey ? (
        <Suspense fallback={drawing}>
          <GoogleMap {...map} mapsKey={mapsKey} />
        </Suspense>
      ) : (
        drawing
      )}
      <figcaption>
        <Cluster justify="between">
          <Text size="s" quiet>
            {t('ui.map.from', { place: centreName })}. {children}
          </Text>
          <Button variant="quiet" small aria-pressed={isList} onClick={() => setList(!isList)}>
            {t(isList ? 'ui.map.hideList' : 'ui.map.showList')}
          </Button>
        </Cluster>
      </figcaption>
    </figure>
  )
}
