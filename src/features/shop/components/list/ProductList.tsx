import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { countedAtMost, type ProductCounts } from '#contract/catalogue/schemas.ts'
import { formatBoundedCount } from '#shared/lib/format-number.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { paths } from '#shared/paths.ts'
import { ScreenTitle } from '#shared/routing/ScreenTitle.tsx'
import { selectRole } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { shopList, totalOf } from '../../model/shop-address.ts'
import { useShopAddress } from '../../model/use-shop-address.ts'
import { BroughtChoice } from './BroughtChoice.tsx'
import { type ProductsAnswer, ProductResults } from './ProductResults.tsx'
import { AudienceChoice, CategoryChoice } from './ShopChoices.tsx'
import { ShopTools } from './ShopTools.tsx'

interface ProductListProps {
  products: ProductsAnswer
  counts: { data?: ProductCounts; currentData?: ProductCounts }
}

/** Browsing: for whom, by category, by words. All of it stands in the address. */
export function ProductList({ products, counts }: ProductListProps) {
  const { t, i18n } = useTranslation('site')
  const { audience, category } = useShopAddress()
  const isPatient = useSelector(selectRole) === 'patient'
  const controller = useListController(shopList)
  const searchedFor = products.currentData?.pages[0]?.searchedFor
  const known = counts.currentData && totalOf(counts.currentData.items, category, countedAtMost)
  const shop = t('shop.routes.ecommerce.title')
  return (
    <Stack gap="4" data-workspace={audience === 'pets' ? 'pets' : undefined}>
      {category && <ScreenTitle>{`${t(`shop.category.${category}`)} · ${shop} · ${t('app.brand')}`}</ScreenTitle>}
      <PageHeader
        title={shop}
        about={t('shop.list.about')}
        actions={isPatient && <LinkButton to={paths.favouriteProducts.link()}>{t('shop.list.favourites')}</LinkButton>}
      />
      <AudienceChoice />
      <CategoryChoice counts={counts.data} />
      <ShopTools
        controller={controller}
        brought={isPatient && <BroughtChoice controller={controller} bringsTo={products.data?.pages[0]?.bringsTo} />}
      />
      <Stack gap="3">
        {/* It stays while other products come, so that the number is said when they are there. */}
        <Text as="output" size="s" quiet>
          {known &&
            (known.isMore
              ? t('shop.list.foundMany', { number: formatBoundedCount(known.total, known.total, i18n.language) })
              : t('shop.list.found', { count: known.total }))}
        </Text>
        {searchedFor && <Text quiet>{t('shop.list.searchedFor', { text: searchedFor })}</Text>}
        <ProductResults query={products} controller={controller} isPatient={isPatient} />
      </Stack>
    </Stack>
  )
}
