import { useTranslation } from 'react-i18next'
import type { Rehearsal } from '#contract/admin/account-schemas.ts'
import type { OperationVerb } from '#contract/admin/account-values.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** What the operation would touch. */
export function RehearsalFacts({ rehearsal, verb }: { rehearsal: Rehearsal; verb: OperationVerb }) {
  const { t } = useTranslation('workspace')
  const { total, rehearsed, changed, unchanged } = rehearsal
  const ended = verb === 'suspend' ? String(rehearsal.sessionsEnded) : null
  return (
    <Stack gap="3">
      <Facts
        facts={[
          { name: t('admin.operations.total'), value: String(total) },
          { name: t('admin.operations.changed'), value: String(changed) },
          { name: t('admin.operations.unchanged'), value: unchanged > 0 ? String(unchanged) : null },
          { name: t('admin.operations.sessions'), value: ended },
          { name: t('admin.accounts.visitsAhead'), value: String(rehearsal.visitsAhead) },
          { name: t('admin.accounts.openOrders'), value: String(rehearsal.openOrders) },
          { name: t('rehearsal.money'), value: rehearsal.money.length > 0 ? <Amounts values={rehearsal.money} /> : null },
          { name: t('rehearsal.mails'), value: String(rehearsal.mails) },
        ]}
      />
      <Text size="s" quiet>
        {rehearsed < total && t('admin.operations.partly', { number: String(rehearsed) })}{' '}
        {t('admin.operations.regret', { minutes: String(rehearsal.regretMinutes) })}
      </Text>
    </Stack>
  )
}
