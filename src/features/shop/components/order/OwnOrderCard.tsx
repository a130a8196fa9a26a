import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnOrder } from '#contract/shop/schemas.ts'
import { isPriced } from '#contract/orders/priced.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { PillIcon, StethoscopeIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Unbroken } from '#shared/ui/text/Unbroken.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { OrderStateBadge } from './OrderStateBadge.tsx'
import styles from './order.module.css'

/** Where an order of each kind is read. */
const linkOf = ({ id, kind }: OwnOrder) =>
  kind === 'appointment'
    ? paths.doctorOrderDetails.link({ id })
    : kind === 'medicine'
      ? paths.userOrdersDetails.link({ id })
      : paths.userShopingOrderDetails.link({ id })

/** One of the patient's orders in a list: what, of whom, when, how it stands, what it costs. */
export function OwnOrderCard({ order }: { order: OwnOrder }) {
  const { t } = useTranslation('workspace')
  const { things, lines, kind, seller, placedAt, state, total, number, payUntil, id } = order
  const names = wholeMeasures(things.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', '))
  const more = lines - things.length
  return (
    <Card>
      <div className={styles.card}>
        {things[0]?.picture ? (
          <img src={things[0].picture} alt="" width={72} height={58} className={styles.picture} />
        ) : (
          <span className={styles.icon}>{kind === 'appointment' ? <StethoscopeIcon /> : <PillIcon />}</span>
        )}
        <Stack gap="1" className={styles.words}>
          <Link to={linkOf(order)} className={styles.name}>
            <bdi>
              {names || t(kind === 'appointment' ? 'shop.orders.visitWith' : `shop.orders.kinds.${kind}`, { name: seller })}
            </bdi>
            {more > 0 && ` ${t('shop.orders.more', { count: more })}`}
          </Link>
          <Text size="s" quiet>
            <bdi>{seller}</bdi> · <Unbroken>{number}</Unbroken> · <When instant={placedAt} show="date" />
          </Text>
        </Stack>
        <Cluster>
          <OrderStateBadge state={state} />
          {isPriced(order) && (
            <strong>
              <Money value={total} />
            </strong>
          )}
          {payUntil && state === 'pending_payment' && (
            <LinkButton variant="filled" to={paths.orderPayment.link({ id })}>
              {t('shop.orders.pay')}
            </LinkButton>
          )}
        </Cluster>
      </div>
    </Card>
  )
}
