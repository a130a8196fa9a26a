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
import { autoshipQuestions } from '../../api.ts'
import { AutoshipCard } from '../../components/AutoshipCard.tsx'

const question = defineQuestion(autoshipQuestions.listAutoships, () => undefined)

export default defineScreen({ question, view: RegularDeliveries })

/** What comes by itself, what of it asks first. */
function RegularDeliveries({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const title = t('autoships.routes.regularDeliveries.title')
  return (
    <Stack gap="5">
      <PageHeader
        title={title}
        about={t('autoships.routes.regularDeliveries.about')}
        crumbs={[{ label: t('autoships.toOrders'), to: paths.userOrders.link() }, { label: title }]}
      />
      <QueryState
        query={answer}
        isEmpty={({ items }) => items.length === 0}
        skeleton={<SkeletonText lines={8} />}
        empty={
          <Empty
            title={t('autoships.empty')}
            actions={<LinkButton to={paths.ecommerce.link()}>{t('autoships.toShop')}</LinkButton>}
          >
            {t('autoships.emptyHint')}
          </Empty>
        }
      >
        {({ items, firstDay }) => (
          <Stack as="ul" gap="4" aria-label={title}>
            {items.map((autoship) => (
              <li key={autoship.id}>
                <AutoshipCard autoship={autoship} firstDay={firstDay} />
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </Stack>
  )
}
