import { useTranslation } from 'react-i18next'
import { SealState } from '#features/audit/index.ts'
import { useSavedViews } from '#features/views/index.ts'
import { dayField, idField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useLazyAuditPageQuery, useListAuditInfiniteQuery } from '../api.ts'
import { AuditDrawer } from './AuditDrawer.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { useAuditColumns, type AuditEntry } from './use-audit-columns.tsx'

const name = 'admin.audit'
const filters = { from: dayField, to: dayField, by: idField, call: idField }
/** The entry that is looked at. */
const opened = { entry: idField }

/** Who did what to which record, newest first; searched by the action's name. It goes on as far as one scrolls. */
export function AuditList() {
  const { t } = useTranslation('workspace')
  const { values, change, linkTo } = useAddress(opened)
  const list = useListController({ filters, along: ['tab'] })
  const { from, to, by, call } = list.filters
  const query = {
    limit: 100,
    ...(list.search && { action: list.search.slice(0, 80) }),
    ...(from && { from }),
    ...(to && { to }),
    ...(by && { userId: by }),
    ...(call && { requestId: call }),
  }
  const audit = useListAuditInfiniteQuery({ query })
  const [readPage] = useLazyAuditPageQuery()
  const shown =
    values.entry === undefined ? undefined : audit.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === values.entry)
  return (
    <Stack gap="4">
      <SealState />
      <ListPage<AuditEntry, keyof typeof filters>
        controller={list}
        query={audit}
        label={t('admin.dashboard.tabs.audit')}
        rowKey={(entry) => entry.id}
        searchLabel={t('admin.audit.search')}
        moreFilters={<AuditFilters list={list} />}
        columns={useAuditColumns((entry) => linkTo({ entry }))}
        settings={useListSettings(name)}
        views={useSavedViews(name)}
        exporting={{
          name: t('admin.audit.file'),
          readPage: pagesOf(readPage, query),
        }}
        long
        endless
        empty={<Empty title={t('admin.audit.none')} />}
      />
      {shown && <AuditDrawer entry={shown} onClose={() => change({ entry: undefined })} />}
    </Stack>
  )
}
