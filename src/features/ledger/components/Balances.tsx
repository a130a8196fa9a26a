import { useTranslation } from 'react-i18next'
import type { LedgerBalances } from '#contract/ledger/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Money } from '#shared/ui/money/Money.tsx'

/** What stands in each account, by currency. */
export function Balances({ accounts }: { accounts: LedgerBalances['accounts'] }) {
  const { t } = useTranslation('workspace')
  return (
    <Facts
      facts={accounts.map(({ account, currency, amount }) => ({
        name: t(`ledger.tieOut.accounts.${account}`),
        value: <Money value={{ amount, currency }} />,
      }))}
    />
  )
}
