import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PharmacyCard } from '#contract/pharmacy/schemas.ts'
import { useSearchPosition } from '#features/doctors/index.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatDistance } from '#shared/lib/measures.ts'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useListPharmaciesQuery } from '../api.ts'

/** Where somebody asks from. */
export interface AskedPlace {
  readonly latitude: number
  readonly longitude: number
}

interface PharmacyChoiceProps {
  onPlace: (place: AskedPlace | null) => void
  onChoose: (pharmacy: PharmacyCard) => void
}

/** Pharmacies, the nearest first, with what each is like today. */
export function PharmacyChoice({ onPlace, onChoose }: PharmacyChoiceProps) {
  const { t } = useTranslation('workspace')
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState({ near: false, openNow: false, delivers: false })
  const { standpoint } = useSearchPosition({ near: wanted.near ? 'me' : '', place: '' })
  const place = 'position' in standpoint ? standpoint.position : null
  const pharmacies = useListPharmaciesQuery({
    query: {
      ...(place && { latitude: place.latitude, longitude: place.longitude }),
      ...(search && { search }),
      ...(wanted.openNow && { openNow: 'true' }),
      ...(wanted.delivers && { delivers: 'true' }),
    },
  })
  const choose = (pharmacy: PharmacyCard) => {
    onPlace(place)
    onChoose(pharmacy)
  }
  return (
    <Stack gap="4">
      <SearchField label={t('medicine-orders.send.search')} value={search} onSearch={setSearch} />
      <Cluster>
        {(['near', 'openNow', 'delivers'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(`medicine-orders.send.${name}`)}
            checked={wanted[name]}
            onChange={({ target }) => setWanted({ ...wanted, [name]: target.checked })}
          />
        ))}
      </Cluster>
      <QueryState
        query={pharmacies}
        skeleton={<SkeletonRows />}
        empty={<Empty art={<WaitingCatArt />} title={t('medicine-orders.send.none')} level={3} />}
      >
        {({ items }) => (
          <PanelList items={items} rowKey={({ id }) => id}>
            {(pharmacy) => <PharmacyRow pharmacy={pharmacy} onChoose={() => choose(pharmacy)} />}
          </PanelList>
        )}
      </QueryState>
    </Stack>
  )
}

function PharmacyRow({ pharmacy, onChoose }: { pharmacy: PharmacyCard; onChoose: () => void }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const { name, address, distanceMetres, openUntil, opensNext, delivery } = pharmacy
  return (
    <Stack gap="2">
      <Cluster justify="between">
        <Text strong>
          <bdi>{name}</bdi>
        </Text>
        <Badge tone={openUntil ? 'success' : 'neutral'}>
          {openUntil ? t('medicine-orders.send.openUntil', { time: openUntil }) : t('medicine-orders.send.closed')}
        </Badge>
      </Cluster>
      <Text quiet size="s">
        <bdi>{[...address.lines, address.city].join(', ')}</bdi>
        {distanceMetres !== null && ` · ${formatDistance(distanceMetres / 1000, i18n.language, units)}`}
      </Text>
      {!openUntil && opensNext && (
        <Text quiet size="s">
          {t('medicine-orders.send.opensNext')} <CalendarDay date={opensNext.date} /> {opensNext.time}
        </Text>
      )}
      <Text size="s">
        {delivery && delivery.reaches !== false
          ? t('medicine-orders.send.deliversFor', { fee: formatMoney(delivery.fee, i18n.language) })
          : t(delivery ? 'medicine-orders.send.tooFar' : 'medicine-orders.send.pickupOnly')}
      </Text>
      <div>
        <Button small onClick={onChoose} aria-label={t('medicine-orders.send.chooseNamed', { name })}>
          {t('medicine-orders.send.choose')}
        </Button>
      </div>
    </Stack>
  )
}
