import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { outboxChannels, outboxStates } from '#contract/admin/choices.ts'
import { useSavedViews } from '#features/views/index.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { useLazyOutboxPageQuery, useListOutboxInfiniteQuery } from '../api.ts'
import { OutboxMessage } from './OutboxMessage.tsx'
import { useOutboxRetry } from './use-outbox-retry.tsx'
import { useOutboxColumns, type OutboxItem } from './use-outbox-columns.tsx'

const name = 'admin.outbox'

/** Mails and text messages as they went out; each can be read, which is audited. Those given up can be sent again. */
export function OutboxList() {
  const { t } = useTranslation('workspace')
  const [address, setAddress] = useSearchParams()
  const list = useListController({ filters: ['channel', 'state'], along: ['tab'] })
  const channel = oneOf(outboxChannels, list.filters.channel)
  const state = oneOf(outboxStates, list.filters.state)
  const query = {
    limit: 50,
    ...(list.search && { search: list.search.slice(0, 100) }),
    ...(channel && { channel }),
    ...(state && { state }),
  }
  const outbox = useListOutboxInfiniteQuery({ query })
  const [readPage] = useLazyOutboxPageQuery()
  const opened = address.get('message')
  const withMessage = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id) next.set('message', id)
    else next.delete('message')
    return next
  }
  return (
    <>
      <ListPage<OutboxItem, 'channel' | 'state'>
        controller={list}
        query={outbox}
        label={t('admin.dashboard.tabs.outbox')}
        rowKey={(item) => item.id}
        searchLabel={t('admin.outbox.search')}
        filters={[
          {
            name: 'channel',
            label: t('admin.columns.channel'),
            all: t('admin.outbox.allChannels'),
            options: outboxChannels.map((value) => ({ value, label: t(`admin.outbox.channels.${value}`) })),
          },
          {
            name: 'state',
            label: t('admin.columns.state'),
            all: t('admin.outbox.allStates'),
            options: outboxStates.map((value) => ({ value, label: t(`admin.outbox.states.${value}`) })),
          },
        ]}
        columns={useOutboxColumns((id) => `?${withMessage(id)}`)}
        settings={useListSettings(name)}
        views={useSavedViews(name)}
        bulk={[useOutboxRetry()]}
        exporting={{
          name: t('admin.outbox.file'),
          readPage: pagesOf(readPage, query),
        }}
        long
        endless
        empty={<Empty art={<EmptyInboxArt />} title={t('admin.outbox.none')} />}
      />
      {opened && <OutboxMessage id={opened} onClose={() => setAddress(withMessage(null), { preventScrollReset: true })} />}
    </>
  )
}
