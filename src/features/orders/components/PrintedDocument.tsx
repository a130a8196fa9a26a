import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '#contract/orders/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { Wordmark } from '#shared/ui/brand/Wordmark.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { PrintIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './orders.module.css'

export interface PaperProps {
  title: string
  /** Under the logo, beside the title: paid, paid back. */
  marks?: ReactNode
  print: string
  facts: readonly { name: ReactNode; value: ReactNode }[]
  invoice: Pick<Invoice, 'seller' | 'buyer'>
  children: ReactNode
  /** Whether it takes the place of another paper: its heading gets the focus. */
  replaces: boolean
}

/** A document as it is shown and printed: logo, what it is, its dates, both parties, its lines. */
export function PrintedDocument({ title, marks, print: printLabel, facts, invoice, children, replaces }: PaperProps) {
  const { t } = useTranslation('workspace')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (replaces) heading.current?.focus()
  }, [replaces])
  return (
    <Card as="section" className={styles.paper} aria-label={title}>
      <header className={styles.paperHead}>
        <Stack gap="3">
          <Wordmark size={26} />
          <Cluster>
            <Heading level={2} size="l" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {marks}
          </Cluster>
        </Stack>
        <Button icon={<PrintIcon size={18} />} onClick={() => print()}>
          {printLabel}
        </Button>
      </header>
      <Facts facts={facts} />
      <div className={styles.parties}>
        <Party title={t('orders.invoice.from')} {...invoice.seller} />
        <Party title={t('orders.invoice.to')} {...invoice.buyer} />
      </div>
      {children}
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
