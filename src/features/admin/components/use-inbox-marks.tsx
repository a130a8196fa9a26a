import { useTranslation } from 'react-i18next'
import type { BulkAction } from '#shared/patterns/list/selection/bulk-action.ts'
import { inBatches } from '#shared/patterns/list/selection/in-batches.ts'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { useMarkContactMessagesMutation } from '../api.ts'
import { mostAtOnce } from '../model.ts'
import type { Message } from './ContactMessage.tsx'

const keyOf = ({ id }: Message) => id

/** Marks messages as handled, and opens them again. */
export function useInboxMarks(): readonly BulkAction<Message>[] {
  const { t } = useTranslation('workspace')
  const [mark] = useMarkContactMessagesMutation()
  const action = (handled: boolean) => ({
    applies: ({ handledAt }: Message) => (handledAt !== null) !== handled,
    run: (rows: readonly Message[]) =>
      inBatches(rows, mostAtOnce, keyOf, t('admin.tryAgain'), async (portion) => {
        const { outcomes } = await mark({ body: { ids: portion.map(keyOf), handled } }).unwrap()
        return outcomes.map(({ id, outcome }) =>
          outcome === 'done' ? { key: id } : { key: id, refused: t(`admin.inbox.outcomes.${outcome}`) },
        )
      }),
  })
  return [
    { key: 'handle', label: t('admin.inbox.markHandled'), icon: <CheckIcon size={18} />, ...action(true) },
    { key: 'reopen', label: t('admin.inbox.reopen'), icon: <RefreshIcon size={18} />, ...action(false) },
  ]
}
