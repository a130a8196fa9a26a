import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '#contract/catalogue/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatDistance } from '#shared/lib/measures.ts'
import { Price } from '#shared/ui/money/Price.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { useShopAddress } from '../../model/use-shop-address.ts'
import styles from './ProductFacts.module.css'

/** What is known of a product, by name. */
export function ProductFacts({ product }: { product: Product }) {
  const { t, i18n } = useTranslation('site')
  const units = useUnits()
  const { linkTo } = useShopAddress()
  const { pharmacy, category } = product
  return (
    <dl className={styles.facts}>
      <Fact name={t('shop.product.availability')}>
        {product.inStock ? (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            {t('shop.product.inStock')}
          </Badge>
        ) : (
          <Badge>{t('shop.card.soldOut')}</Badge>
        )}
      </Fact>
      <Fact name={t('shop.product.for')}>{t(`shop.audience.${product.audience}`)}</Fact>
      <Fact name={t('shop.product.category')}>
        <Link to={linkTo({ category })}>{t(`shop.category.${category}`)}</Link>
      </Fact>
      <Fact name={t('shop.product.pharmacy')}>
        <bdi>{pharmacy.name}</bdi> · <bdi>{pharmacy.town}</bdi>
      </Fact>
      <Fact name={t('shop.product.delivery')}>
        <Price
          value={pharmacy.delivery.fee}
          per={t('shop.product.within', {
            distance: formatDistance(pharmacy.delivery.withinMetres / 1000, i18n.language, units),
          })}
        />
        {pharmacy.delivery.freeFrom && (
          <> · {t('shop.product.freeFrom', { amount: formatMoney(pharmacy.delivery.freeFrom, i18n.language) })}</>
        )}
        {product.broughtToMe && <div>{t(`shop.product.brought.${product.broughtToMe}`)}</div>}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
