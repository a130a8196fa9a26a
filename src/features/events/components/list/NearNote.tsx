import { useTranslation } from 'react-i18next'
import { SearchPositionNote } from '#features/doctors/index.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import type { EventsNear } from './use-events-near.ts'

/** From where distances are counted, and what is missing for that. */
export function NearNote({ standpoint, isAtHome }: Pick<EventsNear, 'standpoint' | 'isAtHome'>) {
  const { t } = useTranslation('workspace')
  if (isAtHome) {
    const around = 'name' in standpoint && 'position' in standpoint
    return (
      <Text size="s" quiet>
        {around ? t('events.list.aroundHome', { town: standpoint.name }) : t('events.list.everywhere')}
      </Text>
    )
  }
  if (standpoint.kind === 'unknown')
    return <Banner tone="information">{t('events.list.unknownPlace', { place: standpoint.name })}</Banner>
  return <SearchPositionNote standpoint={standpoint} />
}
