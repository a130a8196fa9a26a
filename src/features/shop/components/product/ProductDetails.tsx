import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/catalogue/schemas.ts'
import { ScreenTitle } from '#shared/routing/ScreenTitle.tsx'
import { PictureCards } from '#shared/ui/cards/PictureCards.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Price } from '#shared/ui/money/Price.tsx'
import { Breadcrumbs } from '#shared/ui/navigation/Breadcrumbs.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useShopAddress } from '../../model/use-shop-address.ts'
import { BuyButtons } from '../buy/BuyButtons.tsx'
import { categoryPicture } from '../card/category-picture.ts'
import { ProductCard } from '../card/ProductCard.tsx'
import { ProductReviews } from '../reviews/ProductReviews.tsx'
import { PrescriptionBanner } from './PrescriptionBanner.tsx'
import styles from './ProductDetails.module.css'
import { ProductFacts } from './ProductFacts.tsx'

/** In the pharmacy's own language, whatever the page is in; the first of its paragraphs says what it is. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.trim() !== '')
  return (
    <Stack gap="2">
      {paragraphs.map((paragraph, index) => (
        <Text key={index} size={index === 0 ? 'l' : undefined} dir="auto">
          {paragraph}
        </Text>
      ))}
    </Stack>
  )
}

/** One product, and the ways back to where it was found and on to others of its kind. */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation('site')
  const { linkTo } = useShopAddress()
  const others = useId()
  const { name, category } = product
  return (
    <Stack gap="5" data-workspace={product.audience === 'pets' ? 'pets' : undefined}>
      <ScreenTitle>{`${name} · ${t('app.brand')}`}</ScreenTitle>
      <Breadcrumbs
        crumbs={[
          { label: t('shop.routes.ecommerce.title'), to: linkTo({ category: '' }) },
          { label: t(`shop.category.${category}`), to: linkTo({ category }) },
          { label: name },
        ]}
      />
      <article className={styles.product}>
        <img
          className={styles.picture}
          src={product.picture ?? categoryPicture(category)}
          alt={product.picture ? t('shop.product.picture', { name }) : ''}
          width={400}
          height={320}
        />
        <Stack gap="4">
          <Heading level={1} size="3xl" display tabIndex={-1}>
            {name}
          </Heading>
          <Text as="div" size="xl">
            <Price value={product.price} />
          </Text>
          <Description text={product.description} />
          <BuyButtons product={product} />
          {product.prescriptionOnly && <PrescriptionBanner audience={product.audience} />}
          <ProductFacts product={product} />
        </Stack>
      </article>
      <ProductReviews product={product} />
      {product.others.length > 0 && (
        <section aria-labelledby={others}>
          <Stack gap="4">
            <Heading level={2} id={others}>
              {t('shop.product.others')}
            </Heading>
            <PictureCards things={product.others} expected={product.others.length} size="small">
              {(other) => <ProductCard key={other.id} product={other} to={linkTo({ id: other.id })} />}
            </PictureCards>
          </Stack>
        </section>
      )}
    </Stack>
  )
}
