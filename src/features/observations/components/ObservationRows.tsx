import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Observation } from '#contract/observations/schemas.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { useListObservationsInfiniteQuery } from '../api.ts'
import { useObservedFormat } from '../model/use-observed-format.ts'
import { ObservationDialog } from './entry/ObservationDialog.tsx'
import { MeasuredAt } from './MeasuredAt.tsx'
import styles from './observations.module.css'
import { Verdict } from './Verdict.tsx'

/** Each measurement of a kind, newest first; opened one reads who wrote it and what it said before. */
export function ObservationRows({ subjectId, kind }: { subjectId: string; kind: ObservationKind }) {
  const { t } = useTranslation('workspace')
  const format = useObservedFormat()
  const controller = useListController({ prefix: 'measured-' })
  const query = useListObservationsInfiniteQuery({ params: { id: subjectId }, query: { kind } })
  const [opened, setOpened] = useState<string>()
  const columns: Column<Observation>[] = [
    {
      key: 'value',
      header: t('observations.fields.value'),
      cell: ({ id, value, second }) => (
        <button type="button" className={styles.open} onClick={() => setOpened(id)}>
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
  return (
    <>
      <ListPage
        controller={controller}
        query={query}
        label={t(`observations.kinds.${kind}`)}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<Empty title={t('observations.empty')} />}
      />
      {opened && <ObservationDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
