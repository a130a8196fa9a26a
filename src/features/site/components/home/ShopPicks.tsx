import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/site/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { PictureCard } from '#shared/ui/cards/PictureCard.tsx'
import { PictureCards } from '#shared/ui/cards/PictureCards.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Price } from '#shared/ui/money/Price.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
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
        {(product) => (
          <PictureCard
            key={product.id}
            picture={product.picture}
            size={[200, 200]}
            to={paths.ecommerce.link({ product: product.id })}
            name={product.name}
          >
            <Text as="span" size="s" quiet>
              {t('site.home.shop.from', { pharmacy: product.pharmacy.name })}
            </Text>
            <Cluster as="span" gap="2" justify="between">
              <Price value={product.price} />
              {product.prescriptionOnly && <Badge>{t('site.home.shop.prescription')}</Badge>}
              {!product.inStock && <Badge>{t('site.home.shop.soldOut')}</Badge>}
            </Cluster>
          </PictureCard>
        )}
      </PictureCards>
    </Section>
  )
}
