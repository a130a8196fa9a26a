import { useTranslation } from 'react-i18next'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import type { SearchPosition } from './use-search-position.ts'

/** What the person should know about where distances are counted from. */
export function SearchPositionNote({ standpoint }: { standpoint: SearchPosition }) {
  const { t } = useTranslation('site')
  if (standpoint.kind === 'asking') return <Banner tone="information">{t('doctors.position.asking')}</Banner>
  if (standpoint.kind === 'refused')
    return (
      <Banner tone="warning" live>
        {t('doctors.position.refused')}
      </Banner>
    )
  if (standpoint.kind === 'unknown')
    return <Banner tone="information">{t('doctors.position.unknownPlace', { place: standpoint.name })}</Banner>
  return null
}
