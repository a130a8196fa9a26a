import { useTranslation } from 'react-i18next'
import type { Observation } from '#contract/observations/schemas.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { useObservedFormat } from '../model/use-observed-format.ts'
import { MeasuredAt } from './MeasuredAt.tsx'
import styles from './observations.module.css'
import { Verdict } from './Verdict.tsx'

/** What of each measurement stands in the list. */
export function useObservationColumns({ onOpen }: { onOpen: (id: string) => void }): readonly Column<Observation>[] {
  const { t } = useTranslation('workspace')
  const format = useObservedFormat()
  return [
    {
      key: 'value',
      header: t('observations.fields.value'),
      cell: ({ id, kind, value, second }) => (
        <button type="button" className={styles.open} onClick={() => onOpen(id)}>
          <bdi>{format(kind, value, second)}</bdi>
        </button>
      ),
    },
    { key: 'at', header: t('observations.fields.at'), cell: ({ at, isDay }) => <MeasuredAt at={at} isDay={isDay} /> },
    {
      key: 'standing',
      header: t('observations.fields.verdict'),
      cell: ({ verdict, isCorrected }) => (
        <Cluster gap="2">
          <Verdict verdict={verdict} />
          {isCorrected && <Badge>{t('observations.corrected')}</Badge>}
        </Cluster>
      ),
    },
    {
      key: 'measurer',
      header: t('observations.fields.measurer'),
      cell: ({ measurer }) => t(`observations.measurers.${measurer}`),
    },
  ]
}
