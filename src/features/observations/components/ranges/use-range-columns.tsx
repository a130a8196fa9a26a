import { useTranslation } from 'react-i18next'
import type { ObservationRange } from '#contract/observations/schemas.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useRemoveObservationRangeMutation } from '../../api.ts'
import { writtenAge } from '../../model/written-age.ts'
import { useRangeText } from '../../model/use-range-text.ts'

/** What stands in the list of ranges, with what can be done with each. */
export function useRangeColumns({ onEdit }: { onEdit: (range: ObservationRange) => void }): readonly Column<ObservationRange>[] {
  const { t, i18n } = useTranslation('workspace')
  const text = useRangeText()
  const age = (months: number) => writtenAge(months, i18n.language)
  return [
    { key: 'kind', header: t('observations.fields.kind'), cell: ({ kind }) => t(`observations.kinds.${kind}`) },
    {
      key: 'species',
      header: t('observations.ranges.ofWhom'),
      cell: ({ species }) => (species === null ? t('observations.ranges.person') : t(`species.${species}`, { ns: 'site' })),
    },
    {
      key: 'age',
      header: t('observations.ranges.age'),
      cell: ({ fromMonths, toMonths }) => {
        if (toMonths === null && fromMonths === 0) return t('observations.ranges.allAges')
        if (toMonths === null) return t('observations.ranges.from', { from: age(fromMonths) })
        return t('observations.ranges.fromTo', { from: age(fromMonths), to: age(toMonths) })
      },
    },
    { key: 'range', header: t('observations.ranges.usual'), cell: (range) => <bdi>{text(range.kind, range)}</bdi> },
    { key: 'source', header: t('observations.range.source'), cell: ({ source }) => <bdi>{source}</bdi> },
    { key: 'act', header: t('observations.ranges.act'), cell: (range) => <RangeSteps range={range} onEdit={onEdit} /> },
  ]
}

function RangeSteps({ range, onEdit }: { range: ObservationRange; onEdit: (range: ObservationRange) => void }) {
  const { t } = useTranslation('workspace')
  const [remove, removing] = useRemoveObservationRangeMutation()
  const { ask, confirmation } = useConfirm()
  const onRemove = async () => {
    const isMeant = await ask({
      title: t('observations.ranges.removeAsk'),
      body: t('observations.ranges.removeBody'),
      confirm: t('observations.ranges.remove'),
    })
    if (isMeant) await remove({ params: { id: range.id } })
  }
  return (
    <Cluster gap="2">
      <Button small onClick={() => onEdit(range)}>
        {t('observations.ranges.change')}
      </Button>
      <Button small variant="quiet" loading={removing.isLoading} onClick={() => void onRemove()}>
        {t('observations.ranges.remove')}
      </Button>
      {confirmation}
    </Cluster>
  )
}
