import { useTranslation } from 'react-i18next'
import { ownOrderTabs, type OwnOrderTab } from '#contract/shop/values.ts'
import { CardList, type CardQuery } from '#shared/patterns/list/CardList.tsx'
import type { OwnOrder } from '#contract/shop/schemas.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { ChipLinks } from '#shared/ui/navigation/Chips.tsx'
import { OwnOrderCard } from './OwnOrderCard.tsx'

const linkOf = (tab: OwnOrderTab) =>
  tab === 'open' ? paths.userPendingOrders.link() : `${paths.userOrders.link()}${tab === 'all' ? '' : `?tab=${tab}`}`

const cardOf = (order: OwnOrder) => <OwnOrderCard order={order} />

/** The patient's orders of every kind, latest first. */
export function OwnOrders({ query, tab }: { query: CardQuery<OwnOrder>; tab: OwnOrderTab }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <PageHeader
        title={t(tab === 'open' ? 'orders.routes.userPendingOrders.title' : 'orders.routes.userOrders.title')}
        about={t('shop.orders.about')}
        actions={<LinkButton to={paths.regularDeliveries.link()}>{t('autoships.routes.regularDeliveries.title')}</LinkButton>}
      />
      <ChipLinks
        label={t('shop.orders.show')}
        links={ownOrderTabs
          .toReversed()
          .map((one) => ({ to: linkOf(one), label: t(`shop.orders.tabs.${one}`), isCurrent: one === tab }))}
      />
      <CardList
        query={query}
        label={t('orders.routes.userOrders.title')}
        skeleton={<SkeletonText lines={6} />}
        empty={
          <Empty
            title={t('shop.orders.empty')}
            actions={<LinkButton to={paths.ecommerce.link()}>{t('shop.orders.toShop')}</LinkButton>}
          >
            {t('shop.orders.emptyAbout')}
          </Empty>
        }
        itemKey={({ id }) => id}
        card={cardOf}
      />
    </Stack>
  )
}
