import { useTranslation } from 'react-i18next'
import type { FoundProduct, ProductCard as Product } from '#contract/catalogue/schemas.ts'
import { PictureCard } from '#shared/ui/cards/PictureCard.tsx'
import styles from '#shared/ui/cards/PictureCards.module.css'
import { Price } from '#shared/ui/money/Price.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { categoryPicture } from './category-picture.ts'
import marks from './marks.module.css'
import { PrescriptionBadge } from './PrescriptionBadge.tsx'
import { ReachMark } from './ReachMark.tsx'

/** A product in a list: what it is, who sells it, what it costs, and what stands in the way of having it. */
export function ProductCard({ product, to }: { product: Product & Partial<FoundProduct>; to: string }) {
  const { t } = useTranslation('site')
  return (
    <PictureCard picture={product.picture ?? categoryPicture(product.category)} size={[200, 160]} to={to} name={product.name}>
      <span className={styles.quiet}>{t('shop.card.from', { pharmacy: product.pharmacy.name })}</span>
      {product.broughtToMe && <ReachMark reach={product.broughtToMe} />}
      {product.rating.average !== null && <Rating value={product.rating.average} count={product.rating.count} />}
      <span className={styles.foot}>
        <Price value={product.price} />
        {product.prescriptionOnly && <PrescriptionBadge />}
        {!product.inStock && <Badge className={marks.mark}>{t('shop.card.soldOut')}</Badge>}
      </span>
    </PictureCard>
  )
}
