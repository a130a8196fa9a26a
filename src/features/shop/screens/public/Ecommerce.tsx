import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { shopQuestions } from '../../api.ts'
import { ProductList } from '../../components/list/ProductList.tsx'
import { ProductDetails } from '../../components/product/ProductDetails.tsx'
import { ProductSkeleton } from '../../components/product/ProductSkeleton.tsx'
import { productsQueryAt, narrowingAt, productAt } from '../../model/shop-address.ts'
import { useShopAddress } from '../../model/use-shop-address.ts'

const question = combineQuestions({
  product: defineQuestion(shopQuestions.readProduct, ({ search }) => {
    const product = productAt(search)
    return product?.canExist ? { params: { id: product.id } } : null
  }),
  products: defineQuestion(shopQuestions.listProducts, ({ search, session }) =>
    productAt(search) ? null : { query: productsQueryAt(search, session.role) },
  ),
  counts: defineQuestion(shopQuestions.countProducts, ({ search, session }) =>
    productAt(search) ? null : { query: narrowingAt(search, session.role) },
  ),
})

export default defineScreen({ question, view: Ecommerce })

/** The shop: its products, or the one that `?id=` names. */
function Ecommerce({ answer: { product, products, counts } }: ScreenView<typeof question>) {
  const { product: asked } = useShopAddress()
  return asked ? <OneProduct query={product} key={asked.id} /> : <ProductList products={products} counts={counts} />
}

type Answers = ScreenView<typeof question>['answer']

function OneProduct({ query }: { query: Answers['product'] }) {
  const { t } = useTranslation('site')
  const { linkTo } = useShopAddress()
  const missing = (
    <NotFound level={1} action={<LinkButton to={linkTo({})}>{t('shop.product.toList')}</LinkButton>}>
      {t('shop.product.missingHint')}
    </NotFound>
  )
  if (query.isUninitialized) return missing
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<ProductSkeleton />} missing={missing}>
      {(product) => <ProductDetails product={product} />}
    </QueryState>
  )
}
