import { useTranslation } from 'react-i18next'
import { peopleQuestions, PetsPanel, ProfilePanel } from '#features/people/settings/index.ts'
import { ahead } from '#shared/api/ahead.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { tabAt } from '#shared/patterns/page/use-address-tab.ts'
import type { ScreenModule } from '#shared/routing/route.ts'
import { DevicesPanel } from '../../components/settings/DevicesPanel.tsx'
import { LanguagePanel } from '../../components/settings/LanguagePanel.tsx'
import { MobilePanel } from '../../components/settings/MobilePanel.tsx'
import { NoticesPanel } from '../../components/settings/NoticesPanel.tsx'
import { PasswordPanel } from '../../components/settings/PasswordPanel.tsx'

const tabs = ['profile', 'pets', 'language', 'password', 'devices', 'notices'] as const

export const asks: ScreenModule['asks'] = ({ search }) =>
  tabAt(search, tabs) === 'profile' ? [peopleQuestions.readPatient.initiate(undefined, ahead)] : []

/** A patient's settings. The tab stands in the address. */
export default function UserSettings() {
  const { t } = useTranslation('workspace')
  const content = {
    profile: (
      <>
        <ProfilePanel />
        <MobilePanel />
      </>
    ),
    pets: <PetsPanel />,
    language: <LanguagePanel />,
    password: <PasswordPanel />,
    devices: <DevicesPanel />,
    notices: <NoticesPanel />,
  }
  return (
    <DetailPage
      title={routeText('account.routes.userSettings', 'title', t)}
      about={t('account.settings.about')}
      tabs={tabs.map((key) => ({ key, label: t(`account.settings.tabs.${key}`), content: content[key] }))}
    />
  )
}
