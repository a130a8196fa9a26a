import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { destination } from '#contract/kernel/geodesy.ts'
import type { LostPage } from '#contract/lost/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { MapFrame } from '#shared/ui/map/frame/MapFrame.tsx'
import { MapCircle, MapPin } from '#shared/ui/map/layers/MapShapes.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { WalkedGround } from '../WalkedGround.tsx'
import { useWalking } from './use-walking.ts'

/** Metres around the middle that are in sight at first. */
const sight = 900

/** Helpers search together: each sees what ground was walked, and their own device paints where they go. */
export function SearchHelp({ code, animal }: { code: string; animal: LostPage }) {
  const { t } = useTranslation('site')
  const { around, walked, name } = animal
  const { isWalking, isRefused, hasFailed, at, start, stop } = useWalking(code, around)
  const fit = useMemo(
    () => (around ? [0, 1, 2, 3].map((quarter) => destination(around, (quarter * Math.PI) / 2, sight)) : []),
    [around],
  )
  if (!around) return null
  return (
    <Stack gap="3">
      <Heading level={2}>{t('lost.search.title')}</Heading>
      <Text quiet>{t('lost.search.about')}</Text>
      {isRefused && <Banner tone="warning">{t('lost.place.refused')}</Banner>}
      {isWalking && (
        <Banner tone="information" live>
          {t('lost.search.running')}
        </Banner>
      )}
      {hasFailed && isWalking && <Banner tone="warning">{t('lost.search.failed')}</Banner>}
      <div>
        <Button variant={isWalking ? 'outlined' : 'filled'} onClick={isWalking ? stop : start}>
          {t(isWalking ? 'lost.search.stop' : 'lost.search.start')}
        </Button>
      </div>
      <MapFrame label={t('lost.search.map', { name })} fit={fit} of={`${around.latitude} ${around.longitude}`}>
        <WalkedGround middle={around} walked={walked} />
        <MapCircle centre={around} radius={500} tone="pets" dashed />
        {at && <MapPin at={at} />}
      </MapFrame>
    </Stack>
  )
}
