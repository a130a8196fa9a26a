import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ObservationKind } from '#contract/observations/values.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { useListObservationsInfiniteQuery } from '../api.ts'
import { ObservationDialog } from './entry/ObservationDialog.tsx'
import { useObservationColumns } from './use-observation-columns.tsx'

/** Each measurement of a kind, newest first; opened one reads who wrote it and what it said before. */
export function ObservationRows({ subjectId, kind }: { subjectId: string; kind: ObservationKind }) {
  const { t } = useTranslation('workspace')
  const controller = useListController({ prefix: 'measured-' })
  const query = useListObservationsInfiniteQuery({ params: { id: subjectId }, query: { kind } })
  const [opened, setOpened] = useState<string>()
  const columns = useObservationColumns({ onOpen: setOpened })
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
