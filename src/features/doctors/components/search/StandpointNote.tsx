import { useTranslation } from 'react-i18next'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import type { Standpoint } from './use-standpoint.ts'

/** What the person should know about where distances are counted from. */
export function StandpointNote({ standpoint }: { standpoint: Standpoint }) {
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
