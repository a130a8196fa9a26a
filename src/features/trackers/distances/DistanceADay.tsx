import { useTranslation } from 'react-i18next'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { useReadDistancesQuery, useShareDistancesMutation } from '../api.ts'
import { DistanceChart } from './DistanceChart.tsx'
import { DistanceLine } from './DistanceLine.tsx'

/** How far a pet walked each day, beside its weight; its owner says whether who treats it sees that. Nothing where there is nothing to see. */
export function DistanceADay({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('workspace')
  const { currentData } = useReadDistancesQuery({ params: { id: subjectId } })
  const [share, sharing] = useShareDistancesMutation()
  if (!currentData || currentData.days.length === 0) return null
  const { days, isShared, mayShare } = currentData
  return (
    <Stack gap="3">
      <DistanceLine subjectId={subjectId} />
      <DistanceChart days={days} />
      {sharing.isError && (
        <Banner tone="error" live>
          {t('trackers.distances.failed')}
        </Banner>
      )}
      {mayShare && (
        <Checkbox
          label={t('trackers.distances.share')}
          hint={t('trackers.distances.shareHint')}
          checked={isShared}
          disabled={sharing.isLoading}
          onChange={({ target }) => void share({ params: { id: subjectId }, body: { shared: target.checked } })}
        />
      )}
    </Stack>
  )
}
