import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { socialQuestions } from '../../api.ts'
import { FollowsPage } from '../../components/member/FollowsPage.tsx'
import { whenOfMember, whoseAt } from '../../model/member-address.ts'

const question = combineQuestions({
  members: defineQuestion(socialQuestions.listFollowing, (place) => ({ query: whoseAt(place) })),
  member: defineQuestion(socialQuestions.readMember, whenOfMember),
})

export default defineScreen({ question, view: UserFollowing })

/** Whom the patient follows, or a member does. */
function UserFollowing({ answer: { members, member } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <FollowsPage
      title={routeText('social.routes.userFollowing', 'title', t)}
      about={routeText('social.routes.userFollowing', 'about', t)}
      empty={t('social.empty.followingNobody')}
      members={members}
      member={member.data}
    />
  )
}
