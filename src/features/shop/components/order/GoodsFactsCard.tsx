import { useTranslation } from 'react-i18next'
import { addressLines } from '#contract/kernel/town-line.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { GoodsFacts } from '#contract/shop/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** Where the goods go, when they came, and what was sent back of them. */
export function GoodsFactsCard({ goods, order }: { goods: GoodsFacts; order: Order }) {
  const { t } = useTranslation('workspace')
  const { delivery, recipient, phone, address, deliveredAt, returnUntil, returns } = goods
  const nameOf = (position: number) => {
    const subject = order.lines[position - 1]?.subject
    return subject?.kind === 'product' ? subject.name : ''
  }
  return (
    <Card as="section" aria-labelledby="order-goods">
      <Stack>
        <Heading level={2} size="m" id="order-goods">
          {t('shop.checkout.delivery')}
        </Heading>
        <Facts
          facts={[
            { name: t('shop.order.way'), value: t(`shop.deliveries.${delivery}`) },
            { name: t('shop.checkout.recipient'), value: <bdi>{recipient}</bdi> },
            {
              name: t('shop.checkout.address'),
              value: address && <AddressLines lines={addressLines(address)} country={address.country} />,
            },
            { name: t('shop.checkout.phone'), value: phone },
            { name: t('shop.order.deliveredAt'), value: deliveredAt && <When instant={deliveredAt} /> },
            { name: t('shop.order.returnUntil'), value: returnUntil && <When instant={returnUntil} show="date" /> },
          ]}
        />
        {returns.map(({ id, state, lines, askedAt, refunded }) => (
          <Text key={id} size="s">
            {t(`shop.order.returns.${state}`)} · <When instant={askedAt} show="date" /> ·{' '}
            {lines.map(({ position, quantity }) => `${quantity} × ${nameOf(position)}`).join(', ')}
            {refunded && (
              <>
                {' '}
                · <Money value={refunded} />
              </>
            )}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
