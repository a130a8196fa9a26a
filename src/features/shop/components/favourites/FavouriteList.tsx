import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Price } from '#shared/ui/money/Price.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { BuyButtons } from '../buy/BuyButtons.tsx'
import { categoryPicture } from '../card/category-picture.ts'
import { PrescriptionBadge } from '../card/PrescriptionBadge.tsx'
import styles from '../order/order.module.css'

interface FavouriteListProps {
  title: string
  /** Nothing else stands on the screen, whose title says it already. */
  isAlone?: boolean
  products: readonly ProductCard[]
}

/** Products with their price as it is now, each with what can be done with it; nothing where there are none. */
export function FavouriteList({ title, isAlone = false, products }: FavouriteListProps) {
  const { t } = useTranslation('site')
  const heading = useId()
  if (products.length === 0) return null
  return (
    <Stack as="section" gap="3" {...(isAlone ? { 'aria-label': title } : { 'aria-labelledby': heading })}>
      {!isAlone && (
        <Heading level={2} id={heading}>
          {title}
        </Heading>
      )}
      <Stack as="ul" gap="3">
        {products.map((product) => (
          <Card as="li" key={product.id}>
            <Stack gap="3">
              <div className={styles.card}>
                <img
                  src={product.picture ?? categoryPicture(product.category)}
                  alt=""
                  width={72}
                  height={58}
                  className={styles.picture}
                />
                <Stack gap="1" className={styles.words}>
                  <Link to={paths.ecommerce.link({ id: product.id })} className={styles.name}>
                    <bdi>{wholeMeasures(product.name)}</bdi>
                  </Link>
                  <Text size="s" quiet>
                    {t('shop.card.from', { pharmacy: product.pharmacy.name })}
                  </Text>
                </Stack>
                <Cluster>
                  {product.prescriptionOnly && <PrescriptionBadge />}
                  {!product.inStock && <Badge>{t('shop.card.soldOut')}</Badge>}
                  <Price value={product.price} />
                </Cluster>
              </div>
              <BuyButtons product={product} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
