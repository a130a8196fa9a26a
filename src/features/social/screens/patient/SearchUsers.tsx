import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { socialQuestions } from '../../api.ts'
import { MemberList } from '../../components/member/MemberList.tsx'
import { PeopleLinks } from '../../components/member/PeopleLinks.tsx'

const question = defineQuestion(socialQuestions.listMembers, ({ search }) => ({ query: listQueryAt(search, {}) }))

export default defineScreen({ question, view: SearchUsers })

/** People of the community by name, to be followed. */
function SearchUsers({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const controller = useListController()
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('social.routes.searchUsers', 'title', t)}
        about={routeText('social.routes.searchUsers', 'about', t)}
        actions={<PeopleLinks />}
      />
      <SearchField label={t('social.member.search')} value={controller.search} onSearch={controller.setSearch} />
      <MemberList query={answer} controller={controller} empty={<Empty title={t('social.empty.people')} />} />
    </Stack>
  )
}
