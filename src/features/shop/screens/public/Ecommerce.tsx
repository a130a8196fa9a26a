import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ahead } from '#shared/api/ahead.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import type { ScreenModule } from '#shared/routing/route.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { shopQuestions, useReadProductQuery } from '../../api.ts'
import { ProductList } from '../../components/list/ProductList.tsx'
import { ProductDetails } from '../../components/product/ProductDetails.tsx'
import { ProductSkeleton } from '../../components/product/ProductSkeleton.tsx'
import { listQueryAt, narrowingAt, productAt, shopAddress } from '../../model/shop-address.ts'

export const asks: ScreenModule['asks'] = ({ search }) => {
  const product = productAt(search)
  if (product) return product.canExist ? [shopQuestions.readProduct.initiate({ params: { id: product.id } }, ahead)] : []
  return [
    shopQuestions.listProducts.initiate({ query: listQueryAt(search) }, ahead),
    shopQuestions.countProducts.initiate({ query: narrowingAt(search) }, ahead),
  ]
}

/** The shop: its products, or the one that `?id=` names. */
export default function Ecommerce() {
  const [address] = useSearchParams()
  const product = productAt(address)
  return product ? <OneProduct key={product.id} {...product} /> : <ProductList />
}

function OneProduct({ id, canExist }: { id: string; canExist: boolean }) {
  const { t } = useTranslation('site')
  const [address] = useSearchParams()
  const query = useReadProductQuery({ params: { id } }, { skip: !canExist })
  const missing = (
    <NotFound level={1} action={<LinkButton to={shopAddress(address, {})}>{t('shop.product.toList')}</LinkButton>}>
      {t('shop.product.missingHint')}
    </NotFound>
  )
  if (!canExist) return missing
  return (
    <QueryState query={query} skeleton={<ProductSkeleton />} missing={missing}>
      {(product) => <ProductDetails product={product} />}
    </QueryState>
  )
}
