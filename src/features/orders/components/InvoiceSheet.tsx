import { useTranslation } from 'react-i18next'
import type { Invoice } from '#contract/orders/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { PrintIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadInvoiceQuery } from '../api.ts'
import { OrderTotals } from './OrderTotals.tsx'
import styles from './orders.module.css'

/** The invoice of a paid order with its credit notes, as it is printed. */
export function InvoiceSheet({ orderId }: { orderId: string }) {
  const { t } = useTranslation('workspace')
  const query = useReadInvoiceQuery({ params: { id: orderId } })
  const none = <Empty compact title={t('orders.invoice.none')} />
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={6} />} missing={none}>
      {(invoice) => <Sheet invoice={invoice} />}
    </QueryState>
  )
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('workspace')
  return (
    <Card as="section" className={styles.paper} aria-label={t('orders.invoice.title', { number: invoice.number })}>
      <header className={styles.paperHead}>
        <Stack gap="1">
          <Heading level={2} size="l">
            {t('orders.invoice.title', { number: invoice.number })}
          </Heading>
          <Text quiet>
            <When instant={invoice.issuedAt} show="date" /> · {t('orders.invoice.order', { number: invoice.orderNumber })}
          </Text>
        </Stack>
        <Button icon={<PrintIcon size={18} />} onClick={() => print()}>
          {t('orders.invoice.print')}
        </Button>
      </header>
      <div className={styles.parties}>
        <Party title={t('orders.invoice.from')} {...invoice.seller} />
        <Party title={t('orders.invoice.to')} {...invoice.buyer} />
      </div>
      <OrderTotals lines={invoice.lines} discount={invoice.discount} total={invoice.total} />
      {invoice.creditNotes.length > 0 && (
        <Stack gap="2">
          <Heading level={3} size="m">
            {t('orders.invoice.creditNotes')}
          </Heading>
          {invoice.creditNotes.map((note) => (
            <Text key={note.id}>
              {note.number} · <When instant={note.issuedAt} show="date" /> · <Money value={note.amount} />
            </Text>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function Party({ title, name, address, country }: Invoice['seller'] & { title: string }) {
  return (
    <div>
      <Text quiet size="s">
        {title}
      </Text>
      <Text strong>{name}</Text>
      <AddressLines lines={address?.split('\n') ?? []} country={country} />
    </div>
  )
}
