import { useTranslation } from 'react-i18next'
import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty, NotFound } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { recallQuestions } from '../../api.ts'
import { OwnPacket } from '../../components/OwnPacket.tsx'

const fields = { id: idField }

const question = combineQuestions({
  one: defineQuestion(recallQuestions.readRecalledPacket, ({ search }) => {
    const { id } = readAddress(fields, search)
    return id ? { params: { id } } : null
  }),
  all: defineQuestion(recallQuestions.listOwnRecalledPackets, ({ search }) =>
    readAddress(fields, search).id ? null : undefined,
  ),
})

export default defineScreen({ question, view: RecalledPacket })

/** A packet that was called back, or all of the person's: what it is, what to do, and its price back. */
function RecalledPacket({ answer: { one, all } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const title = t('recalls.routes.recalledPacket.title')
  return (
    <Stack gap="5">
      <PageHeader title={title} crumbs={[{ label: t('autoships.toOrders'), to: paths.userOrders.link() }, { label: title }]} />
      {one.isUninitialized ? (
        <QueryState
          query={all}
          isEmpty={({ items }) => items.length === 0}
          skeleton={<SkeletonText lines={6} />}
          empty={<Empty title={t('recalls.own.empty')}>{t('recalls.own.emptyHint')}</Empty>}
        >
          {({ items }) => (
            <Stack as="ul" gap="4" aria-label={title}>
              {items.map((packet) => (
                <li key={packet.id}>
                  <OwnPacket packet={packet} />
                </li>
              ))}
            </Stack>
          )}
        </QueryState>
      ) : (
        <QueryState query={one} skeleton={<SkeletonText lines={6} />} missing={<NotFound level={2} />}>
          {(packet) => <OwnPacket packet={packet} />}
        </QueryState>
      )}
    </Stack>
  )
}
