import { useTranslation } from 'react-i18next'
import type { Difference } from '#contract/ledger/schemas.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useCompareNowMutation, useListDifferencesInfiniteQuery, useReadBalancesQuery } from '../api.ts'
import { Balances } from './Balances.tsx'

/** Whether orders, payments, invoices, ledger and provider agree, what does not, and what stands in the accounts. */
export function TieOut() {
  const { t } = useTranslation('workspace')
  const balances = useReadBalancesQuery()
  const [compare, comparing] = useCompareNowMutation()
  return (
    <Panel
      title={t('ledger.tieOut.title')}
      action={
        <Button small icon={<RefreshIcon size={16} />} loading={comparing.isLoading} onClick={() => void compare(undefined)}>
          {t('ledger.tieOut.compare')}
        </Button>
      }
    >
      <QueryState query={balances}>
        {({ openDifferences, comparedAt, accounts }) => (
          <Stack gap="3">
            <Banner tone={openDifferences === 0 ? 'success' : 'warning'} live>
              {openDifferences === 0 ? t('ledger.tieOut.agree') : t('ledger.tieOut.differ', { count: openDifferences })}
            </Banner>
            <Text as="div" size="s" quiet>
              {comparedAt ? (
                <>
                  {t('ledger.tieOut.compared')} <When instant={comparedAt} />
                </>
              ) : (
                t('ledger.tieOut.never')
              )}
            </Text>
            {openDifferences > 0 && <Differences />}
            <Balances accounts={accounts} />
          </Stack>
        )}
      </QueryState>
    </Panel>
  )
}

function Differences() {
  const { t } = useTranslation('workspace')
  const differences = useListDifferencesInfiniteQuery({ query: { open: 'true' } })
  return (
    <QueryState query={{ ...differences, data: rowsOf<Difference>(differences.data) }}>
      {(rows) => (
        <Stack as="ul" gap="2" aria-label={t('ledger.tieOut.differences')}>
          {rows.map(({ id, kind, subject, currency, expected, found, foundAt }) => (
            <li key={id}>
              <strong>{t(`ledger.tieOut.kinds.${kind}`)}</strong> <code>{subject}</code>{' '}
              <Amount value={expected} currency={currency} /> → <Amount value={found} currency={currency} /> ·{' '}
              <When instant={foundAt} />
            </li>
          ))}
        </Stack>
      )}
    </QueryState>
  )
}

const Amount = ({ value, currency }: { value: number; currency: string | null }) =>
  currency === null ? <>{value}</> : <Money value={{ amount: value, currency }} />
