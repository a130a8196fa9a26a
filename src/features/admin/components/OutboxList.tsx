import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { outboxChannels, outboxStates, type OutboxState } from '#contract/admin/choices.ts'
import type { outboxItem } from '#contract/admin/schemas.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { CheckIcon, ErrorCircleIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { StatusBadge, type StatusLook } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListOutboxInfiniteQuery } from '../api.ts'
import { choiceOf } from '../model.ts'
import { OutboxMessage } from './OutboxMessage.tsx'

type Item = z.infer<typeof outboxItem>

const looks = {
  pending: { tone: 'warning', icon: HourglassIcon },
  sent: { tone: 'success', icon: CheckIcon },
  failed: { tone: 'error', icon: ErrorCircleIcon },
} satisfies Record<OutboxState, StatusLook>

/** Mails and text messages as they went out; each can be read, which is audited. */
export function OutboxList() {
  const { t } = useTranslation('workspace')
  const [address, setAddress] = useSearchParams()
  const list = useListController({ filters: ['channel', 'state'] })
  const channel = choiceOf(list.filters.channel, outboxChannels)
  const state = choiceOf(list.filters.state, outboxStates)
  const outbox = useListOutboxInfiniteQuery({
    query: { ...(list.search && { search: list.search }), ...(channel && { channel }), ...(state && { state }) },
  })
  const opened = address.get('message')
  const withMessage = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id) next.set('message', id)
    else next.delete('message')
    return next
  }
  return (
    <>
      <ListPage<Item, 'channel' | 'state'>
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
        columns={[
          {
            key: 'to',
            header: t('admin.columns.to'),
            cell: (item) => (
              <Link to={`?${withMessage(item.id)}`} preventScrollReset>
                {item.to}
              </Link>
            ),
          },
          { key: 'subject', header: t('admin.columns.subject'), cell: (item) => item.subject ?? t('admin.outbox.channels.sms') },
          { key: 'channel', header: t('admin.columns.channel'), cell: (item) => t(`admin.outbox.channels.${item.channel}`) },
          { key: 'at', header: t('admin.columns.at'), cell: (item) => <When instant={item.createdAt} /> },
          {
            key: 'state',
            header: t('admin.columns.state'),
            cell: (item) => (
              <StatusBadge state={item.state} looks={looks}>
                {t(`admin.outbox.states.${item.state}`)}
              </StatusBadge>
            ),
          },
        ]}
        empty={<Empty art={<EmptyInboxArt />} title={t('admin.outbox.none')} />}
      />
      {opened && <OutboxMessage id={opened} onClose={() => setAddress(withMessage(null), { preventScrollReset: true })} />}
    </>
  )
}
