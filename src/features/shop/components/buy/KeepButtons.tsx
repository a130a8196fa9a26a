import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { HeartIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { BellIcon } from '#shared/ui/icons/thing-icons.tsx'
import {
  useAddFavouriteProductMutation,
  useAwaitProductMutation,
  useForgetProductMutation,
  useListKeptQuery,
  useRemoveFavouriteProductMutation,
} from '../../buying-api.ts'

/** A patient's own marks on a product: a favourite, and, while it is sold out, to be told once it is there. */
export function KeepButtons({ product: { id, inStock } }: { product: ProductCard }) {
  const { t } = useTranslation('site')
  const { data: kept } = useListKeptQuery()
  const [favour, favouring] = useAddFavouriteProductMutation()
  const [drop, dropping] = useRemoveFavouriteProductMutation()
  const [wait, waiting] = useAwaitProductMutation()
  const [forget, forgetting] = useForgetProductMutation()
  const isFavourite = kept?.favourites.includes(id) ?? false
  const isAwaited = kept?.awaited.includes(id) ?? false
  const params = { params: { id } }
  return (
    <>
      <Button
        icon={<HeartIcon />}
        aria-pressed={isFavourite}
        loading={favouring.isLoading || dropping.isLoading}
        onClick={() => void (isFavourite ? drop(params) : favour(params))}
      >
        {t(isFavourite ? 'shop.buy.favouriteNow' : 'shop.buy.favourite')}
      </Button>
      {!inStock && (
        <Button
          icon={<BellIcon />}
          aria-pressed={isAwaited}
          loading={waiting.isLoading || forgetting.isLoading}
          onClick={() => void (isAwaited ? forget(params) : wait(params))}
        >
          {t(isAwaited ? 'shop.buy.awaited' : 'shop.buy.await')}
        </Button>
      )}
    </>
  )
}
