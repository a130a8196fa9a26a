import { useTranslation } from 'react-i18next'
import type { ProductCard as Product } from '#contract/catalogue/schemas.ts'
import { type ListQuery, rowsOf } from '#shared/patterns/list/list-of.ts'
import type { ListController } from '#shared/patterns/list/useListController.ts'
import { NoMatch } from '#shared/patterns/list/NoMatch.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { PictureCards } from '#shared/ui/cards/PictureCards.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import type { ShopFilter } from '../../model/shop-address.ts'
import { useShopAddress } from '../../model/use-shop-address.ts'
import { ProductCard } from '../card/ProductCard.tsx'
import { PrescriptionNote } from './PrescriptionNote.tsx'

const expected = 8

export type ProductsAnswer = ListQuery<Product> & { currentData?: ListQuery<Product>['data'] }

interface ProductResultsProps {
  query: ProductsAnswer
  controller: ListController<ShopFilter>
}

/** The products found, as cards; what the mark on some of them means stands above. */
export function ProductResults({ query, controller }: ProductResultsProps) {
  const { t } = useTranslation('site')
  const { linkTo } = useShopAddress()
  const card = (product: Product) => <ProductCard key={product.id} product={product} to={linkTo({ id: product.id })} />
  const empty = controller.narrowed ? (
    <NoMatch onClear={controller.clear} />
  ) : (
    <Empty title={t('shop.list.empty')}>{t('shop.list.emptyHint')}</Empty>
  )
  return (
    <QueryState
      query={{ ...query, data: rowsOf(query.currentData) }}
      skeleton={
        <PictureCards things={undefined} expected={expected} size="small">
          {card}
        </PictureCards>
      }
      empty={empty}
    >
      {(products) => (
        <Stack gap="5" aria-busy={query.isFetching || undefined}>
          {products.some(({ prescriptionOnly }) => prescriptionOnly) && <PrescriptionNote />}
          <PictureCards things={products} expected={expected} size="small" label={t('shop.list.label')}>
            {card}
          </PictureCards>
          {query.hasNextPage && (
            <LoadMore hasMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage?.()} />
          )}
        </Stack>
      )}
    </QueryState>
  )
}
