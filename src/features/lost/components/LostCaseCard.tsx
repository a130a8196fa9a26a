import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { destination } from '#contract/kernel/geodesy.ts'
import type { LostCase } from '#contract/lost/schemas.ts'
import { cellMetres } from '#contract/lost/search-grid.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatDistance } from '#shared/lib/measures.ts'
import { paths } from '#shared/paths.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { ShareButton } from '#shared/patterns/share/ShareButton.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { MapFrame } from '#shared/ui/map/frame/MapFrame.tsx'
import { MapPin } from '#shared/ui/map/layers/MapShapes.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useCloseLostMutation } from '../api.ts'
import { Posters } from './Posters.tsx'
import { WalkedGround } from './WalkedGround.tsx'
import { SightingList } from './SightingList.tsx'

const hectares = (cells: number, locale: string) =>
  formatNumber((cells * cellMetres ** 2) / 10_000, locale, { maximumFractionDigits: 1 })

/** One lost animal: what is under way for it, who has seen it, and the press that ends it. */
export function LostCaseCard({ found }: { found: LostCase }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const [close, closing] = useCloseLostMutation()
  const { ask, confirmation } = useConfirm()
  const { pet, state, place, sightings } = found
  const isOpen = state === 'open'
  const places = sightings.flatMap(({ place: at, state: worth }) => (at && worth !== 'dismissed' ? [at] : []))
  const keys = sightings.map(({ id, state: worth }) => `${id} ${worth}`).join(' ')
  const fit = useMemo(
    () => (place ? [...[0, 2, 4].map((way) => destination(place, way, 500)), ...places] : []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [found.id, keys],
  )
  const end = async () => {
    const isSure = await ask({
      title: t('lost.found.title', { name: pet.name }),
      body: t('lost.found.body'),
      confirm: t('lost.found.confirm'),
    })
    if (isSure) await close({ params: { id: found.id } })
  }
  return (
    <Card>
      <Stack gap="4">
        <Cluster justify="between">
          <Cluster>
            <Text as="h2" size="l" strong>
              <bdi>{pet.name}</bdi>
            </Text>
            <Badge tone={isOpen ? 'error' : 'success'}>{t(`lost.states.${state}`)}</Badge>
          </Cluster>
          {isOpen && (
            <Button variant="filled" icon={<CheckIcon size={18} />} loading={closing.isLoading} onClick={() => void end()}>
              {t('lost.found.press')}
            </Button>
          )}
        </Cluster>
        {closing.isError && (
          <Banner tone="error" live>
            {t('lost.open.failed')}
          </Banner>
        )}
        {!isOpen && <Text quiet>{t('lost.found.done')}</Text>}
        {isOpen && place && (
          <>
            <Facts
              facts={[
                { name: t('lost.card.lastSeen'), value: <When instant={found.lastSeenAt} /> },
                {
                  name: t('lost.card.told'),
                  value: t('lost.card.toldCount', {
                    count: found.told,
                    distance: formatDistance(found.radius, i18n.language, units),
                  }),
                },
                {
                  name: t('lost.card.walked'),
                  value:
                    found.walked.length > 0 && t('lost.card.walkedCells', { area: hectares(found.walked.length, i18n.language) }),
                },
                { name: t('lost.card.mark'), value: found.mark && <bdi>{found.mark}</bdi> },
              ]}
            />
            <Cluster>
              <Link to={paths.lostAnimal.link({ code: found.code })}>{t('lost.card.page')}</Link>
              <ShareButton
                small
                address={paths.lostAnimal.link({ code: found.code })}
                title={t('lost.card.shareTitle', { name: pet.name })}
              />
            </Cluster>
            <Posters id={found.id} />
            <MapFrame label={t('lost.card.map', { name: pet.name })} fit={fit} of={`${found.id} ${keys}`} units={units}>
              {found.around && <WalkedGround middle={found.around} walked={found.walked} />}
              <MapPin at={place} label={t('lost.card.lastSeen')}>
                <SpeciesIcon species={pet.species} size={28} />
              </MapPin>
              {places.map((at, index) => (
                <MapPin key={index} at={at} label={t('lost.card.sighting')} />
              ))}
            </MapFrame>
            <SightingList sightings={sightings} mark={found.mark} />
          </>
        )}
      </Stack>
      {confirmation}
    </Card>
  )
}
