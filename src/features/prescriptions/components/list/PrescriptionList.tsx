import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrescriptionCard } from '#contract/prescriptions/schemas.ts'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { prescriptionFilters } from './prescription-filters.ts'
import { usePrescriptionColumns } from './use-prescription-columns.tsx'

interface PrescriptionListProps {
  title: string
  about: string
  prescriptions: ListQuery<PrescriptionCard>
  /** Those that the reader can narrow the list to. */
  states: readonly PrescriptionState[]
  linkTo: (card: PrescriptionCard) => string
  of: 'patient' | 'doctor'
  emptyHint: ReactNode
  actions?: ReactNode
  above?: ReactNode
}

/** Prescriptions, searched by medicine, name and what they are for. */
export function PrescriptionList(props: PrescriptionListProps) {
  const { title, about, prescriptions, states, linkTo, of, emptyHint, actions, above } = props
  const { t } = useTranslation('workspace')
  const list = useListController({ filters: prescriptionFilters })
  return (
    <Stack gap="5">
      {above}
      <PageHeader title={title} about={about} actions={actions} />
      <ListPage<PrescriptionCard, 'state'>
        controller={list}
        query={prescriptions}
        label={title}
        rowKey={({ id }) => id}
        columns={usePrescriptionColumns({ linkTo, of })}
        searchLabel={t('prescriptions.list.search')}
        filters={[
          {
            name: 'state',
            label: t('prescriptions.columns.state'),
            all: t('prescriptions.list.all'),
            options: states.map((value) => ({ value, label: t(`prescriptions.states.${value}`) })),
          },
        ]}
        empty={
          <Empty art={<EmptyInboxArt />} title={t('prescriptions.list.empty')}>
            {emptyHint}
          </Empty>
        }
      />
    </Stack>
  )
}
