import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CartLineCard } from '../../components/cart/CartLineCard.tsx'
import { EmptyCart } from '../../components/cart/EmptyCart.tsx'
import styles from '../../components/cart/cart.module.css'
import { sumsOf } from '../../model/cart-sums.ts'
import { useCart } from '../../model/use-cart.ts'

/** What somebody wants to buy; it can be changed whatever has become of it. */
export default function Cart() {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const { query, set, busy } = useCart()
  const change = async (id: string, quantity: number, price: number | null) => {
    const error = await set(id, quantity, price)
    if (error) dispatch(errorToast(t('shop.buy.failed'), error))
  }
  return (
    <Stack gap="5">
      <PageHeader
        title={t('shop.routes.cart.title')}
        crumbs={[{ label: t('shop.routes.ecommerce.title'), to: paths.ecommerce.link() }, { label: t('shop.routes.cart.title') }]}
      />
      <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
        {({ lines }) => {
          if (lines.length === 0) return <EmptyCart />
          const { amount, currency, isReady } = sumsOf(lines)
          return (
            <div className={styles.layout}>
              <Stack as="ul" gap="3" className={styles.lines} aria-label={t('shop.cart.lines')}>
                {lines.map((line) => (
                  <CartLineCard
                    key={line.productId}
                    line={line}
                    busy={busy}
                    onSet={(quantity, price) => void change(line.productId, quantity, price)}
                  />
                ))}
              </Stack>
              <Card as="section" aria-labelledby="cart-sum">
                <Stack>
                  <Heading level={2} size="m" id="cart-sum">
                    {t('shop.cart.sum')}
                  </Heading>
                  <div className={styles.sum}>
                    <span>{t('shop.cart.goods')}</span>
                    <Money value={{ amount, currency }} />
                  </div>
                  <Text size="s" quiet>
                    {t('shop.cart.later')}
                  </Text>
                  {isReady ? (
                    <LinkButton variant="filled" to={paths.checkout.link()}>
                      {t('shop.cart.checkout')}
                    </LinkButton>
                  ) : (
                    <Text size="s">{t('shop.cart.mendFirst')}</Text>
                  )}
                </Stack>
              </Card>
            </div>
          )
        }}
      </QueryState>
    </Stack>
  )
}
