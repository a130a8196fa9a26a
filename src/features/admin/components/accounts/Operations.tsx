import { useTranslation } from 'react-i18next'
import { useNow } from '#shared/lib/use-now.ts'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useListOperationsInfiniteQuery } from '../../accounts-api.ts'
import { OperationCard } from './OperationCard.tsx'

const shown = 5

/** Operations that are under way, or can still be taken back; nothing otherwise. */
export function Operations() {
  const { t } = useTranslation('workspace')
  const now = useNow(5000)
  const operations = useListOperationsInfiniteQuery({ query: { limit: shown } })
  const current = (rowsOf(operations.data) ?? []).filter(
    ({ state, regretUntil }) => state === 'running' || state === 'undoing' || Date.parse(regretUntil) > now,
  )
  if (current.length === 0) return null
  return (
    <Stack as="section" gap="3" aria-label={t('admin.operations.heading')}>
      {current.map((operation) => (
        <OperationCard key={operation.id} operation={operation} now={now} />
      ))}
    </Stack>
  )
}
