import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { supportQuestions } from '../../api.ts'
import { CannedAnswers } from '../../components/desk/CannedAnswers.tsx'
import { deskListOptions } from '../../components/desk/desk-list.ts'
import { DeskList } from '../../components/desk/DeskList.tsx'
import { DeskRequestView } from '../../components/desk/DeskRequestView.tsx'

const fields = { request: idField }
const tabs = ['requests', 'canned'] as const
const listNames = ['q', 'show', 'topic']

const question = combineQuestions({
  list: defineQuestion(supportQuestions.listDeskRequests, ({ search }) =>
    readAddress(fields, search).request || search.get('tab') === 'canned'
      ? null
      : { query: listQueryAt(search, deskListOptions) },
  ),
  one: defineQuestion(supportQuestions.readDeskRequest, ({ search }) => {
    const { request } = readAddress(fields, search)
    return request ? { params: { id: request } } : null
  }),
})

export default defineScreen({ question, view: SupportDesk })

/** What people ask the office: the list, one request, and ready answers. */
function SupportDesk({ answer: { list, one } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values } = useAddress(fields)
  const [tab, choose] = useAddressTab(tabs, { drop: listNames })
  if (values.request)
    return (
      <QueryState
        query={{ ...one, data: one.currentData }}
        missing={
          <Empty
            title={t('support.missing')}
            actions={<LinkButton to={paths.supportDesk.link()}>{t('support.back')}</LinkButton>}
          />
        }
      >
        {(request) => <DeskRequestView key={request.id} request={request} />}
      </QueryState>
    )
  return (
    <Stack gap="5">
      <PageHeader title={t('support.routes.supportDesk.title')} about={t('support.routes.supportDesk.about')} />
      <Tabs
        label={t('support.routes.supportDesk.title')}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({ key, label: t(`support.desk.tabs.${key}`) }))}
      >
        {tab === 'requests' ? <DeskList requests={list} /> : <CannedAnswers />}
      </Tabs>
    </Stack>
  )
}
