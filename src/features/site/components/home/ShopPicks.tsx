import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Home } from '#contract/site/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Price } from '#shared/ui/money/Price.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { Section } from './Section.tsx'
import styles from './PictureCards.module.css'

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
      {products ? (
        <ul className={styles.cards} data-size="small">
          {products.map((product) => (
            <li key={product.id} className={styles.card}>
              {product.picture && (
                <img
                  src={product.picture}
                  alt=""
                  width={200}
                  height={200}
                  loading="lazy"
                  decoding="async"
                  className={styles.picture}
                />
              )}
              <div className={styles.words}>
                <Link className={styles.name} to={paths.ecommerce.link({ product: product.id })}>
                  {product.name}
                </Link>
                <span className={styles.quiet}>{t('site.home.shop.from', { pharmacy: product.pharmacy.name })}</span>
                <span className={styles.foot}>
                  <Price value={product.price} />
                  {product.prescriptionOnly && <Badge>{t('site.home.shop.prescription')}</Badge>}
                  {!product.inStock && <Badge>{t('site.home.shop.soldOut')}</Badge>}
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <CardSkeletons count={8} size="small" />
      )}
    </Section>
  )
}
