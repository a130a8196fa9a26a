import { useTranslation } from 'react-i18next'
import { OfficeLooksPanel } from '#features/audit/settings/index.ts'
import { NoticeSettings } from '#features/notices/settings/index.ts'
import { peopleQuestions, PetsPanel, ProfilePanel } from '#features/people/settings/index.ts'
import { PlanPanel } from '#features/plans/settings/index.ts'
import { DataPanel } from '#features/privacy/settings/index.ts'
import { AddressPanel } from '#features/shop/settings/index.ts'
import { PrivacyPanel } from '#features/social/settings/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { tabAt } from '#shared/patterns/page/use-address-tab.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { DevicesPanel } from '../../components/settings/DevicesPanel.tsx'
import { LanguagePanel } from '../../components/settings/LanguagePanel.tsx'
import { MobilePanel } from '../../components/settings/MobilePanel.tsx'
import { PasswordPanel } from '../../components/settings/PasswordPanel.tsx'

const tabs = ['profile', 'pets', 'addresses', 'plan', 'language', 'password', 'devices', 'notices', 'privacy', 'data'] as const

const question = defineQuestion(peopleQuestions.readPatient, ({ search }) =>
  tabAt(search, tabs) === 'profile' ? undefined : null,
)

export default defineScreen({ question, view: UserSettings })

/** A patient's settings. The tab stands in the address. */
function UserSettings({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const content = {
    profile: (
      <>
        <ProfilePanel profile={answer} />
        <MobilePanel />
      </>
    ),
    pets: <PetsPanel />,
    addresses: <AddressPanel />,
    plan: <PlanPanel />,
    language: <LanguagePanel />,
    password: <PasswordPanel />,
    devices: <DevicesPanel />,
    notices: <NoticeSettings />,
    data: <DataPanel isPatient />,
    privacy: (
      <Stack gap="7">
        <PrivacyPanel />
        <OfficeLooksPanel />
      </Stack>
    ),
  }
  return (
    <DetailPage
      title={routeText('account.routes.userSettings', 'title', t)}
      about={t('account.settings.about')}
      tabs={tabs.map((key) => ({ key, label: t(`account.settings.tabs.${key}`), content: content[key] }))}
    />
  )
}
