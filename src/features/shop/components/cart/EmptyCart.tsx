import { useTranslation } from 'react-i18next'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'

/** Nothing lies in the cart: what one can do then. */
export function EmptyCart() {
  const { t } = useTranslation('site')
  return (
    <Empty title={t('shop.cart.empty')} actions={<LinkButton to={paths.ecommerce.link()}>{t('shop.cart.toShop')}</LinkButton>}>
      {t('shop.cart.emptyAbout')}
    </Empty>
  )
}
