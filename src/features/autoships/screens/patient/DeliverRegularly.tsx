import { useTranslation } from 'react-i18next'
import { shopQuestions } from '#features/shop/buying/index.ts'
import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { autoshipQuestions } from '../../api.ts'
import { StartForm } from '../../components/StartForm.tsx'

const fields = { id: idField }

const question = combineQuestions({
  product: defineQuestion(shopQuestions.readProduct, ({ search }) => {
    const { id } = readAddress(fields, search)
    return id ? { params: { id } } : null
  }),
  autoships: defineQuestion(autoshipQuestions.listAutoships, ({ search }) => (readAddress(fields, search).id ? undefined : null)),
})

export default defineScreen({ question, view: DeliverRegularly })

/** A product of the shop from now on, every so many weeks. */
function DeliverRegularly({ answer: { product, autoships } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  if (product.isUninitialized) return <NotFound level={1} />
  const title = t('autoships.routes.deliverRegularly.title')
  return (
    <QueryState query={product} skeleton={<SkeletonText lines={8} />} missing={<NotFound level={1} />}>
      {(found) => (
        <Stack gap="5">
          <PageHeader
            title={title}
            about={<bdi>{found.name}</bdi>}
            crumbs={[
              { label: t('autoships.routes.regularDeliveries.title'), to: paths.regularDeliveries.link() },
              { label: title },
            ]}
          />
          <QueryState query={autoships} isEmpty={() => false} skeleton={<SkeletonText lines={8} />}>
            {({ firstDay }) => <StartForm product={found} firstDay={firstDay} />}
          </QueryState>
        </Stack>
      )}
    </QueryState>
  )
}
