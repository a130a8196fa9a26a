import { useTranslation } from 'react-i18next'
import type { NearbyPet } from '#contract/nearby/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { isolateText } from '#shared/lib/isolate-text.ts'
import { formatDistance } from '#shared/lib/measures.ts'

/** What is said of a pet near by: how far, and what it is. */
export function usePetWords() {
  const { t, i18n } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const units = useUnits()
  return {
    away: ({ distance }: NearbyPet) =>
      t('nearby.list.away', { distance: formatDistance(Math.max(0.1, distance), i18n.language, units) }),
    kind: ({ species, breed, years }: NearbyPet) =>
      [
        breed === null ? site(`species.${species}`) : isolateText(breed),
        years !== null && years > 0 && t('nearby.list.years', { count: years }),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
