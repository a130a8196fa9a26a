import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { buyingQuestions } from '../../buying-api.ts'
import { CheckoutForm } from '../../components/checkout/CheckoutForm.tsx'
import { EmptyCart } from '../../components/cart/EmptyCart.tsx'
import { PurchaseSteps } from '../../components/checkout/PurchaseSteps.tsx'
import { sumsOf } from '../../model/cart-sums.ts'
import { useCart } from '../../model/use-cart.ts'

const question = combineQuestions({
  cart: defineQuestion(buyingQuestions.readCart, ({ session }) => (session.role === 'patient' ? undefined : null)),
  addresses: defineQuestion(buyingQuestions.listAddresses, ({ session }) => (session.role === 'patient' ? undefined : null)),
})

export default defineScreen({ question, view: Checkout })

/** From the cart to an order with each pharmacy. */
function Checkout({ answer: { addresses } }: ScreenView<typeof question>) {
  const { t } = useTranslation('site')
  const { query } = useCart()
  return (
    <Stack gap="5">
      <PurchaseSteps at="checkout" />
      <PageHeader
        title={t('shop.routes.checkout.title')}
        crumbs={[{ label: t('shop.routes.cart.title'), to: paths.cart.link() }, { label: t('shop.routes.checkout.title') }]}
      />
      <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
        {({ lines }) =>
          lines.length === 0 ? (
            <EmptyCart />
          ) : !sumsOf(lines).isReady ? (
            <Navigate replace to={paths.cart.link()} />
          ) : (
            <QueryState query={addresses} isEmpty={() => false} skeleton={<SkeletonText lines={6} />}>
              {({ items }) => <CheckoutForm lines={lines} addresses={items} />}
            </QueryState>
          )
        }
      </QueryState>
    </Stack>
  )
}
