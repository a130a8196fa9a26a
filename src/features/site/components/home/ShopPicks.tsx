import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/site/schemas.ts'
import { ProductCard } from '#features/shop/index.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { PictureCards } from '#shared/ui/cards/PictureCards.tsx'
import { Section } from './Section.tsx'

/** A few things from the shop. */
export function ShopPicks({ products }: { products: Home['products'] | undefined }) {
  const { t } = useTranslation('site')
  if (products?.length === 0) return null
  return (
    <Section
      title={t('site.home.shop.title')}
      lead={t('site.home.shop.lead')}
      band
      more={<LinkButton to={paths.ecommerce.link()}>{t('site.home.shop.all')}</LinkButton>}
    >
      <PictureCards things={products} expected={8} size="small">
        {(product) => <ProductCard key={product.id} product={product} to={paths.ecommerce.link({ id: product.id })} />}
      </PictureCards>
    </Section>
  )
}
