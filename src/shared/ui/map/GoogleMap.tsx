import { GoogleMap as Map, MarkerF, useJsApiLoader } from '@react-google-maps/api'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DrawnMap } from './DrawnMap.tsx'
import { googleOptions } from './google-options.ts'
import styles from './Map.module.css'
import { placeLabel, type MapProps, type Position } from './map-place.ts'

const literal = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude })

export interface GoogleMapProps extends Pick<MapProps, 'places' | 'centre' | 'label'> {
  mapsKey: string
}

/** The same places on Google's map. Until it is there, and where it cannot be had, our own drawing stands in. */
export default function GoogleMap({ mapsKey, places, centre, label }: GoogleMapProps) {
  const { i18n } = useTranslation('site')
  const navigate = useNavigate()
  const { isLoaded, loadError } = useJsApiLoader(googleOptions(mapsKey, i18n.language))
  if (!isLoaded || loadError) return <DrawnMap label={label} places={places} centre={centre} />

  const showAll = (map: google.maps.Map) => {
    const around = new google.maps.LatLngBounds(literal(centre))
    for (const { position } of places) around.extend(literal(position))
    map.fitBounds(around, 48)
  }
  return (
    <div role="application" aria-label={label}>
      <Map
        mapContainerClassName={styles.google}
        center={literal(centre)}
        zoom={11}
        onLoad={showAll}
        options={{ streetViewControl: false, mapTypeControl: false, gestureHandling: 'cooperative' }}
      >
        {places.map((place) => (
          <MarkerF
            key={place.key}
            position={literal(place.position)}
            title={placeLabel(place)}
            onClick={() => void navigate(place.to)}
          />
        ))}
      </Map>
    </div>
  )
}
