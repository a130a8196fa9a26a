import { useTranslation } from 'react-i18next'
import type { BulkAction } from '#shared/patterns/list/selection/bulk-action.ts'
import { inBatches } from '#shared/patterns/list/selection/in-batches.ts'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'
import { useRetryMessagesMutation } from '../api.ts'
import { mostAtOnce } from '../model.ts'
import type { OutboxItem } from './use-outbox-columns.tsx'

const keyOf = ({ id }: OutboxItem) => id

/** Sends messages again that were given up. */
export function useOutboxRetry(): BulkAction<OutboxItem> {
  const { t } = useTranslation('workspace')
  const [retry] = useRetryMessagesMutation()
  return {
    key: 'retry',
    label: t('admin.outbox.retry.verb'),
    icon: <RefreshIcon size={18} />,
    applies: ({ state }) => state === 'failed',
    question: (count) => ({
      title: t('admin.outbox.retry.title', { count }),
      body: t('admin.outbox.retry.body'),
      confirm: t('admin.outbox.retry.verb'),
    }),
    run: (rows) =>
      inBatches(rows, mostAtOnce, keyOf, t('admin.tryAgain'), async (portion) => {
        const { outcomes } = await retry({ body: { ids: portion.map(keyOf) } }).unwrap()
        return outcomes.map(({ id, outcome }) =>
          outcome === 'done' ? { key: id } : { key: id, refused: t(`admin.outbox.retry.${outcome}`) },
        )
      }),
  }
}
