import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { mostUnits } from '#contract/shop/values.ts'
import { RegularlyLink } from '#features/autoships/index.ts'
import { paths } from '#shared/paths.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useCart } from '../../model/use-cart.ts'
import { KeepButtons } from './KeepButtons.tsx'

/** Into the cart, and what of it is there already; or be told once it can be had. */
export function BuyButtons({ product }: { product: ProductCard }) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const { quantityOf, set, busy, isPatient } = useCart()
  const inCart = quantityOf(product.id)
  const add = async () => {
    const error = await set(product.id, Math.min(inCart + 1, mostUnits), product.price.amount)
    if (error) dispatch(errorToast(t('shop.buy.failed'), error))
  }
  return (
    <Stack gap="2">
      <Cluster>
        {!product.prescriptionOnly && product.inStock && (
          <Button variant="filled" icon={<PlusIcon />} loading={busy} onClick={() => void add()}>
            {t('shop.buy.add')}
          </Button>
        )}
        {inCart > 0 && <LinkButton to={paths.cart.link()}>{t('shop.buy.toCart')}</LinkButton>}
        {isPatient && !product.prescriptionOnly && <RegularlyLink productId={product.id} />}
        {isPatient && <KeepButtons product={product} />}
      </Cluster>
      <Text as="output" size="s" quiet>
        {inCart > 0 && t('shop.buy.inCart', { count: inCart })}
      </Text>
    </Stack>
  )
}
