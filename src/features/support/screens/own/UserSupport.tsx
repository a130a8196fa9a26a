import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { choiceField, idField, textField } from '#shared/address/fields.ts'
import { helpTopics } from '#contract/support/values.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { selectRole } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { supportQuestions } from '../../api.ts'
import { HelpTopics } from '../../components/own/HelpTopics.tsx'
import { OpenRequest } from '../../components/own/OpenRequest.tsx'
import { OwnRequests } from '../../components/own/OwnRequests.tsx'
import { OwnRequestView } from '../../components/own/OwnRequestView.tsx'

const fields = { request: idField, failed: textField, help: choiceField(helpTopics) }
const maySee = (role: string | undefined) => role !== undefined && role !== 'admin'

const question = combineQuestions({
  list: defineQuestion(supportQuestions.listOwnRequests, ({ search, session }) =>
    maySee(session.role) && !readAddress(fields, search).request ? { query: {} } : null,
  ),
  request: defineQuestion(supportQuestions.readOwnRequest, ({ search, session }) => {
    const { request } = readAddress(fields, search)
    return maySee(session.role) && request ? { params: { id: request } } : null
  }),
})

export default defineScreen({ question, view: UserSupport })

/** Help topics for everybody; whoever is signed in asks the office and follows what they asked. */
function UserSupport({ answer: { list, request } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const role = useSelector(selectRole)
  const { values, change } = useAddress(fields)
  if (values.request && maySee(role))
    return (
      <QueryState
        query={{ ...request, data: request.currentData }}
        missing={
          <Empty
            title={t('support.missing')}
            actions={<LinkButton to={paths.userSupport.link()}>{t('support.back')}</LinkButton>}
          />
        }
      >
        {(shown) => <OwnRequestView key={shown.id} request={shown} />}
      </QueryState>
    )
  return (
    <Stack gap="5">
      <PageHeader title={t('site.routes.userSupport.title', { ns: 'site' })} about={t('support.about')} />
      <HelpTopics opened={values.help} />
      {role === 'admin' && (
        <Banner action={<LinkButton to={paths.supportDesk.link()}>{t('support.routes.supportDesk.title')}</LinkButton>}>
          {t('support.forOffice')}
        </Banner>
      )}
      {role === undefined && (
        <Banner
          title={t('support.signIn.title')}
          action={
            <Cluster gap="2">
              <LinkButton to={paths.login.link({ returnTo: `/${paths.userSupport.pattern}` })} variant="filled">
                {t('support.signIn.signIn')}
              </LinkButton>
              <LinkButton to={paths.contactUs.link()}>{t('support.signIn.contact')}</LinkButton>
            </Cluster>
          }
        >
          {t('support.signIn.text')}
        </Banner>
      )}
      {maySee(role) && (
        <>
          <OwnRequests requests={list} />
          <OpenRequest failedCall={values.failed} onOpened={(id) => change({ request: id, failed: undefined })} />
        </>
      )}
    </Stack>
  )
}
