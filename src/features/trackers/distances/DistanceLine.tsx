import { useTranslation } from 'react-i18next'
import { useUnits } from '#shared/api/use-units.ts'
import { formatLength } from '#shared/lib/measures.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadDistancesQuery } from '../api.ts'
import { distanceMeans } from './distance-means.ts'

/** How far a pet walks a day, in one sentence; nothing where nobody may know. */
export function DistanceLine({ subjectId }: { subjectId: string }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const { currentData } = useReadDistancesQuery({ params: { id: subjectId } })
  const means = currentData && distanceMeans(currentData.days)
  if (!means) return null
  const written = (metres: number) => formatLength(metres, i18n.language, units)
  return (
    <Text>
      {means.before === null
        ? t('trackers.distances.mean', { length: written(means.last) })
        : t('trackers.distances.means', { length: written(means.last), before: written(means.before) })}
    </Text>
  )
}
