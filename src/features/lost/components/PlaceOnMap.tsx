import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { destination, type Position } from '#contract/kernel/geodesy.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { PinIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { MapFrame } from '#shared/ui/map/frame/MapFrame.tsx'
import { MapCircle, MapPin } from '#shared/ui/map/layers/MapShapes.tsx'

interface PlaceOnMapProps {
  label: string
  value: Position | undefined
  onChange: (place: Position) => void
  /** What is in sight at first, with a ring of so many metres around it. */
  around?: Position | null
  ring?: number
}

/** A place is pressed on the map, moved to by keyboard, or told by the device. */
export function PlaceOnMap({ label, value, onChange, around, ring = 500 }: PlaceOnMapProps) {
  const { t } = useTranslation('site')
  const [isRefused, setRefused] = useState(false)
  const [device, setDevice] = useState<Position>()
  const middle = device ?? around
  const fit = useMemo(
    () => (middle ? [0, 1, 2, 3].map((quarter) => destination(middle, (quarter * Math.PI) / 2, 900)) : []),
    [middle],
  )
  const askDevice = () => {
    if (!('geolocation' in navigator)) return setRefused(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setDevice({ latitude, longitude })
        onChange({ latitude, longitude })
      },
      () => setRefused(true),
      { timeout: 10_000 },
    )
  }
  return (
    <Stack gap="2">
      <div>
        <Button small icon={<PinIcon size={18} />} onClick={askDevice}>
          {t('lost.place.device')}
        </Button>
      </div>
      {isRefused && <Banner tone="warning">{t('lost.place.refused')}</Banner>}
      <MapFrame label={label} fit={fit} of={`${middle?.latitude} ${middle?.longitude}`} onPress={onChange}>
        {around && <MapCircle centre={around} radius={ring} tone="pets" dashed />}
        {value && <MapPin at={value} />}
      </MapFrame>
    </Stack>
  )
}
