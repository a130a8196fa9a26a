import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { LicenceState } from '#contract/doctors/values.ts'
import { NoticeSettings } from '#features/notices/settings/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { paths } from '#shared/paths.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { selectUserType } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { ProfileForm } from '../../components/own/ProfileForm.tsx'
import { profileTabs } from '../../components/own/profile-tabs.ts'
import { ownProfileQuestions } from '../../own-profile-api.ts'

const question = combineQuestions({
  profile: defineQuestion(ownProfileQuestions.readOwnProfile, () => undefined),
  choices: defineQuestion(ownProfileQuestions.listProfileChoices, () => undefined),
})

export default defineScreen({ question, view: DoctorProfile })

const tones = { verified: 'success', unverified: 'warning', refused: 'error', revoked: 'error' } as const satisfies Record<
  LicenceState,
  string
>
const doctor = 1

/** What patients see of the doctor: to be changed, with a preview. Below it, also for staff, what they are told themselves. */
function DoctorProfile({ answer: { profile, choices } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const isDoctor = useSelector(selectUserType) === doctor
  const [tab] = useAddressTab(profileTabs)
  const state = profile.data?.licenceState
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('doctors.routes.doctorProfile', 'title', t)}
        about={routeText('doctors.routes.doctorProfile', 'about', t)}
        state={state && <Badge tone={tones[state]}>{t(`doctors.own.licence.${state}`)}</Badge>}
        actions={
          state === 'verified' && (
            <LinkButton to={paths.viewDoctorDetails.link({ id: profile.data!.id })}>{t('doctors.own.public')}</LinkButton>
          )
        }
      />
      {isDoctor ? (
        <QueryState query={profile}>
          {(own) => <QueryState query={choices}>{(known) => <ProfileForm profile={own} choices={known} />}</QueryState>}
        </QueryState>
      ) : (
        <Forbidden>{t('doctors.own.staffOnly')}</Forbidden>
      )}
      {tab === 'edit' && <NoticeSettings />}
    </Stack>
  )
}
