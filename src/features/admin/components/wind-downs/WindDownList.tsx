import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { WindDownRow } from '#contract/admin/wind-down-schemas.ts'
import { idField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { WindDownDrawer } from './WindDownDrawer.tsx'

/** The account whose leftovers are looked at. */
const opened = { account: idField }

/** Suspended doctors and pharmacies of whom something is left, suspended last first; a name opens what it is. */
export function WindDownList({ windDowns }: { windDowns: ListQuery<WindDownRow> }) {
  const { t } = useTranslation('workspace')
  const { values, change, linkTo } = useAddress(opened)
  const title = t('admin.windDown.title')
  return (
    <Stack gap="5">
      <PageHeader title={title} about={t('admin.windDown.about')} />
      <ListPage<WindDownRow>
        controller={useListController()}
        query={windDowns}
        label={title}
        rowKey={({ id }) => id}
        columns={useWindDownColumns((account) => linkTo({ account }))}
        empty={
          <Empty art={<WaitingCatArt />} title={t('admin.windDown.none')}>
            {t('admin.windDown.noneText')}
          </Empty>
        }
      />
      {values.account && <WindDownDrawer id={values.account} onClose={() => change({ account: undefined })} />}
    </Stack>
  )
}

function useWindDownColumns(linkTo: (id: string) => string): readonly Column<WindDownRow>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'name',
      header: t('admin.accounts.name'),
      cell: ({ id, name }) => (
        <Link to={linkTo(id)} preventScrollReset>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'role', header: t('admin.windDown.role'), cell: ({ role }) => t(`admin.windDown.roles.${role}`) },
    { key: 'suspended', header: t('admin.windDown.suspended'), cell: ({ suspendedAt }) => <When instant={suspendedAt} /> },
    { key: 'visits', header: t('admin.windDown.kinds.visit'), align: 'end', cell: ({ visits }) => visits || '' },
    { key: 'orders', header: t('admin.windDown.kinds.order'), align: 'end', cell: ({ orders }) => orders || '' },
    {
      key: 'prescriptions',
      header: t('admin.windDown.kinds.prescription'),
      align: 'end',
      cell: ({ prescriptions }) => prescriptions || '',
    },
  ]
}
