import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Position } from '#contract/kernel/geodesy.ts'
import type { NearbySharing } from '#contract/nearby/schemas.ts'
import { nearbyLimits } from '#contract/nearby/values.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { PinIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { MapFrame } from '#shared/ui/map/frame/MapFrame.tsx'
import { MapCircle, MapPin } from '#shared/ui/map/layers/MapShapes.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useShareNearbyMutation } from '../api.ts'
import styles from './Nearby.module.css'

/** Which of one's pets others see, and about where. Nothing is shown before it is saved. */
export function SharePets({ sharing, onClose }: { sharing: NearbySharing; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [share, saving] = useShareNearbyMutation()
  const [pets, setPets] = useState(sharing.pets)
  const [place, setPlace] = useState<Position>()
  const [isRefused, setRefused] = useState(false)
  const fit = useMemo(() => (sharing.point ? around(sharing.point) : []), [sharing.point])
  const shown = pets.filter(({ shared }) => shared)

  const change = (id: string, more: Partial<(typeof pets)[number]>) =>
    setPets(pets.map((pet) => (pet.id === id ? { ...pet, ...more } : pet)))
  const askDevice = () => {
    if (!('geolocation' in navigator)) return setRefused(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPlace({ latitude, longitude }),
      () => setRefused(true),
      { timeout: 10_000 },
    )
  }
  const save = async () => {
    const answer = await share({ body: { ...(place && { place }), pets: shown.map(({ id, about }) => ({ id, about })) } })
    if (answer.error) return
    dispatch(
      toastShown({
        kind: 'success',
        title: t('nearby.share.saved'),
        text: t(shown.length > 0 ? 'nearby.share.savedText' : 'nearby.share.savedNone'),
      }),
    )
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={44}
      title={t('nearby.share.title')}
      actions={
        <Button
          variant="filled"
          loading={saving.isLoading}
          disabled={shown.length > 0 && !place && !sharing.point}
          onClick={() => void save()}
        >
          {t('nearby.share.save')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t('nearby.share.about')}</Text>
        {saving.isError && (
          <Banner tone="error" live>
            {t(faultOf(saving.error).refused?.status === 429 ? 'nearby.share.tooOften' : 'nearby.share.failed')}
          </Banner>
        )}
        {pets.length === 0 && <Text quiet>{t('nearby.share.noPets')}</Text>}
        {pets.map(({ id, name, shared, about }) => (
          <div key={id} className={styles.petLine}>
            <Checkbox label={name} checked={shared} onChange={({ target }) => change(id, { shared: target.checked })} />
            {shared && (
              <Field label={t('nearby.share.remark', { name })}>
                <TextInput
                  value={about}
                  maxLength={nearbyLimits.about}
                  onChange={({ target }) => change(id, { about: target.value })}
                />
              </Field>
            )}
          </div>
        ))}
        <Heading level={3}>{t('nearby.share.where')}</Heading>
        <Cluster>
          <Button icon={<PinIcon size={18} />} onClick={askDevice}>
            {t('nearby.share.useDevice')}
          </Button>
        </Cluster>
        {isRefused && <Banner tone="warning">{t('nearby.share.deviceRefused')}</Banner>}
        <MapFrame label={t('nearby.share.mapLabel')} fit={place && !sharing.point ? around(place) : fit} onPress={setPlace}>
          {sharing.point && <MapCircle centre={sharing.point} radius={500} tone="pets" dashed />}
          {place && <MapPin at={place} />}
        </MapFrame>
        {sharing.point && (
          <Text size="s" quiet>
            {t('nearby.share.kept')}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

/** So much of the world that the ring stands in the middle of it. */
const around = ({ latitude, longitude }: Position): Position[] => [
  { latitude: latitude - 0.02, longitude: longitude - 0.02 },
  { latitude: latitude + 0.02, longitude: longitude + 0.02 },
]
