import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ReferenceEntry } from '#contract/lists/schemas.ts'
import { entryShows, referenceLists, type ReferenceList } from '#contract/lists/values.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { saveAddress } from '#shared/lib/save-file.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { errorToast } from '#shared/toasts/toasts.ts'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { DownloadIcon, PlusIcon, UploadIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useReadReferenceFileMutation } from '../api.ts'
import { entryListOptions, type EntryFilter } from '../model/entry-list.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { ImportDrawer } from './ImportDrawer.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { useEntryColumns } from './use-entry-columns.tsx'

interface ReferenceListPageProps {
  of: ReferenceList
  entries: ListQuery<ReferenceEntry>
}

type Opened = { as: 'new' | 'import' } | { as: 'change' | 'merge'; entry: ReferenceEntry }

/** One reference list: entries added, named anew, retired and merged, one by one or by a file. */
export function ReferenceListPage({ of: list, entries }: ReferenceListPageProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const controller = useListController(entryListOptions)
  const [opened, setOpened] = useState<Opened>()
  const [readFile, reading] = useReadReferenceFileMutation()
  const close = () => setOpened(undefined)
  const words = `lists.routes.${referenceLists[list].screen}` as const
  const columns = useEntryColumns(list, {
    onChange: (entry) => setOpened({ as: 'change', entry }),
    onMerge: (entry) => setOpened({ as: 'merge', entry }),
  })
  const save = async () => {
    const { data, error } = await readFile({ query: { list, ...controller.query } })
    if (data) saveAddress(`${list}.csv`, data)
    else dispatch(errorToast(t('lists.file.failed'), error))
  }
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText(words, 'title', t)}
        about={routeText(words, 'about', t)}
        actions={
          <Cluster>
            <Button variant="filled" icon={<PlusIcon size={18} />} onClick={() => setOpened({ as: 'new' })}>
              {t('lists.add')}
            </Button>
            <Button icon={<UploadIcon size={18} />} onClick={() => setOpened({ as: 'import' })}>
              {t('lists.import.open')}
            </Button>
            <Button icon={<DownloadIcon size={18} />} loading={reading.isLoading} onClick={() => void save()}>
              {t('lists.file.save')}
            </Button>
          </Cluster>
        }
      />
      <ListPage<ReferenceEntry, EntryFilter>
        controller={controller}
        query={entries}
        label={routeText(words, 'title', t)}
        rowKey={({ id }) => id}
        columns={columns}
        searchLabel={t('lists.search')}
        filters={[
          {
            name: 'show',
            label: t('lists.show'),
            all: t('lists.all'),
            options: entryShows.map((value) => ({ value, label: t(`lists.shows.${value}`) })),
          },
        ]}
        long
        endless
        empty={
          <Empty art={<EmptyInboxArt />} title={t('lists.none')}>
            {t('lists.noneHint')}
          </Empty>
        }
      />
      {(opened?.as === 'new' || opened?.as === 'change') && (
        <EntryDialog list={list} entry={opened.as === 'change' ? opened.entry : undefined} onClose={close} />
      )}
      {opened?.as === 'merge' && <MergeDialog list={list} entry={opened.entry} onClose={close} />}
      <ImportDrawer key={String(opened?.as === 'import')} list={list} open={opened?.as === 'import'} onClose={close} />
    </Stack>
  )
}
