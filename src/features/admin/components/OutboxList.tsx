import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outboxChannels, outboxStates } from '#contract/admin/choices.ts'
import { useSavedViews } from '#features/views/index.ts'
import { choiceField, textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { useLazyOutboxPageQuery, useListOutboxInfiniteQuery } from '../api.ts'
import { DiscardMessages } from './DiscardMessages.tsx'
import { OutboxMessage } from './OutboxMessage.tsx'
import { OutboxState } from './OutboxState.tsx'
import { useOutboxRetry } from './use-outbox-retry.tsx'
import { useOutboxColumns, type OutboxItem } from './use-outbox-columns.tsx'

const name = 'admin.outbox'
const filters = { channel: choiceField(outboxChannels), state: choiceField(outboxStates) }
/** The message that is read. */
const opened = { message: textField }

/**
 * Mails and text messages as they went out; each can be read, which is audited. Those given up can be sent again, those that
 * have not left can be put away. */
export function OutboxList() {
  const { t } = useTranslation('workspace')
  const { values, change, linkTo } = useAddress(opened)
  const list = useListController({ filters, along: ['tab'] })
  const query = { limit: 50, ...list.query }
  const outbox = useListOutboxInfiniteQuery({ query })
  const [readPage] = useLazyOutboxPageQuery()
  const [discarded, setDiscarded] = useState<readonly string[]>()
  return (
    <Stack gap="5">
      <OutboxState />
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
        columns={useOutboxColumns((message) => linkTo({ message }))}
        settings={useListSettings(name)}
        views={useSavedViews(name)}
        bulk={[
          useOutboxRetry(),
          {
            key: 'discard',
            label: t('admin.outbox.discard.verb'),
            icon: <TrashIcon size={18} />,
            applies: ({ state }) => state === 'pending' || state === 'failed',
            start: (rows) => setDiscarded(rows.map(({ id }) => id)),
          },
        ]}
        exporting={{
          name: t('admin.outbox.file'),
          readPage: pagesOf(readPage, query),
        }}
        long
        endless
        empty={<Empty art={<EmptyInboxArt />} title={t('admin.outbox.none')} />}
      />
      {values.message && <OutboxMessage id={values.message} onClose={() => change({ message: undefined })} />}
      {discarded && <DiscardMessages ids={discarded} onClose={() => setDiscarded(undefined)} />}
    </Stack>
  )
}
