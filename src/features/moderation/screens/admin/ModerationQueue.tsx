import { useTranslation } from 'react-i18next'
import type { ModerationCase } from '#contract/social/schemas.ts'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { rowsOf, type ListQuery } from '#shared/patterns/list/list-of.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { LoadMore } from '#shared/ui/navigation/LoadMore.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { moderationQuestions } from '../../api.ts'
import { CaseCard } from '../../components/CaseCard.tsx'
import { CaseView } from '../../components/CaseView.tsx'

const fields = { case: idField }
const tabs = ['open', 'all'] as const

const question = combineQuestions({
  list: defineQuestion(moderationQuestions.listCases, ({ search }) =>
    readAddress(fields, search).case ? null : { query: search.get('tab') === 'all' ? {} : { open: 'true' as const } },
  ),
  one: defineQuestion(moderationQuestions.readCase, ({ search }) => {
    const { case: id } = readAddress(fields, search)
    return id ? { params: { id } } : null
  }),
})

export default defineScreen({ question, view: ModerationQueue })

/** What the community reports: the longest waiting first, one case, and the decision. */
function ModerationQueue({ answer: { list, one } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values } = useAddress(fields)
  const [tab, choose] = useAddressTab(tabs)
  if (values.case)
    return (
      <QueryState
        query={{ ...one, data: one.currentData }}
        missing={
          <Empty
            title={t('moderation.missing')}
            actions={<LinkButton to={paths.moderationQueue.link()}>{t('moderation.back')}</LinkButton>}
          />
        }
      >
        {(found) => <CaseView key={found.id} case={found} />}
      </QueryState>
    )
  return (
    <Stack gap="5">
      <PageHeader title={t('moderation.routes.moderationQueue.title')} about={t('moderation.routes.moderationQueue.about')} />
      <Tabs
        label={t('moderation.routes.moderationQueue.title')}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({ key, label: t(`moderation.tabs.${key}`) }))}
      >
        <Cases cases={list} />
      </Tabs>
    </Stack>
  )
}

function Cases({ cases }: { cases: ListQuery<ModerationCase> }) {
  const { t } = useTranslation('workspace')
  return (
    <QueryState
      query={{ ...cases, data: rowsOf(cases.data) }}
      empty={<Empty title={t('moderation.none')}>{t('moderation.noneText')}</Empty>}
    >
      {(rows) => (
        <>
          <Stack as="ul" gap="3" aria-label={t('moderation.routes.moderationQueue.title')}>
            {rows.map((found) => (
              <li key={found.id}>
                <CaseCard case={found} />
              </li>
            ))}
          </Stack>
          <LoadMore
            hasMore={cases.hasNextPage === true}
            loading={cases.isFetchingNextPage === true}
            onMore={() => void cases.fetchNextPage?.()}
          />
        </>
      )}
    </QueryState>
  )
}
