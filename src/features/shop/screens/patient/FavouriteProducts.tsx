import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { buyingQuestions } from '../../buying-api.ts'
import { FavouriteList } from '../../components/favourites/FavouriteList.tsx'

const question = defineQuestion(buyingQuestions.listFavouriteProducts, () => undefined)

export default defineScreen({ question, view: FavouriteProducts })

/** Products that the person marked, and those that they wait for; into the cart from here. */
function FavouriteProducts({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <PageHeader title={t('shop.routes.favouriteProducts.title')} about={t('shop.routes.favouriteProducts.about')} />
      <QueryState
        query={answer}
        isEmpty={({ favourites, awaited, gone }) => favourites.length + awaited.length + gone === 0}
        skeleton={<SkeletonText lines={8} />}
        empty={
          <Empty
            title={t('shop.favourites.empty')}
            actions={<LinkButton to={paths.ecommerce.link()}>{t('shop.orders.toShop')}</LinkButton>}
          >
            {t('shop.favourites.emptyAbout')}
          </Empty>
        }
      >
        {({ favourites, awaited, gone }) => (
          <Stack gap="5">
            <FavouriteList title={t('shop.favourites.mine')} isAlone={awaited.length === 0} products={favourites} />
            <FavouriteList title={t('shop.favourites.awaited')} products={awaited} />
            {gone > 0 && <Text quiet>{t('shop.favourites.gone', { count: gone })}</Text>}
          </Stack>
        )}
      </QueryState>
    </Stack>
  )
}
