import { useTranslation } from 'react-i18next'
import type { FoundProduct as Product, ProductPage } from '#contract/catalogue/schemas.ts'
import { CardList, type CardQuery } from '#shared/patterns/list/CardList.tsx'
import type { ListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { PictureCards } from '#shared/ui/cards/PictureCards.tsx'
import { onlyBroughtToMe, type ShopFilter } from '../../model/shop-address.ts'
import { useShopAddress } from '../../model/use-shop-address.ts'
import { ProductCard } from '../card/ProductCard.tsx'
import { NoAddress } from './NoAddress.tsx'
import { PrescriptionNote } from './PrescriptionNote.tsx'

const expected = 8

export type ProductsAnswer = CardQuery<Product> & {
  data?: { pages: readonly ProductPage[] }
  currentData?: { pages: readonly ProductPage[] }
}

interface ProductResultsProps {
  query: ProductsAnswer
  controller: ListController<ShopFilter>
  isPatient: boolean
}

const noteAbove = (products: readonly Product[]) =>
  products.some(({ prescriptionOnly }) => prescriptionOnly) && <PrescriptionNote />

/** The products found, as cards; what the mark on some of them means stands above. */
export function ProductResults({ query, controller, isPatient }: ProductResultsProps) {
  const { t } = useTranslation('site')
  const { linkTo } = useShopAddress()
  const card = (product: Product) => <ProductCard key={product.id} product={product} to={linkTo({ id: product.id })} />
  const lacksAddress = isPatient && query.currentData?.pages[0]?.bringsTo === null
  if (lacksAddress && controller.filters.brought === onlyBroughtToMe) return <NoAddress />
  return (
    <CardList
      query={query}
      controller={controller}
      skeleton={
        <PictureCards things={undefined} expected={expected} size="small">
          {card}
        </PictureCards>
      }
      empty={<Empty title={t('shop.list.empty')}>{t('shop.list.emptyHint')}</Empty>}
      above={noteAbove}
    >
      {(products) => (
        <PictureCards things={products} expected={expected} size="small" label={t('shop.list.label')}>
          {card}
        </PictureCards>
      )}
    </CardList>
  )
}
