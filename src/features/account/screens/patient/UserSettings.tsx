import { useTranslation } from 'react-i18next'
import { PetsPanel, ProfilePanel } from '#features/people/settings/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { DevicesPanel } from '../../components/settings/DevicesPanel.tsx'
import { LanguagePanel } from '../../components/settings/LanguagePanel.tsx'
import { MobilePanel } from '../../components/settings/MobilePanel.tsx'
import { NoticesPanel } from '../../components/settings/NoticesPanel.tsx'
import { PasswordPanel } from '../../components/settings/PasswordPanel.tsx'

/** A patient's settings. The tab stands in the address. */
export default function UserSettings() {
  const { t } = useTranslation('workspace')
  const profile = (
    <>
      <ProfilePanel />
      <MobilePanel />
    </>
  )
  return (
    <DetailPage
      title={routeText('account.routes.userSettings', 'title', t)}
      about={t('account.settings.about')}
      tabs={[
        { key: 'profile', label: t('account.settings.tabs.profile'), content: profile },
        { key: 'pets', label: t('account.settings.tabs.pets'), content: <PetsPanel /> },
        { key: 'language', label: t('account.settings.tabs.language'), content: <LanguagePanel /> },
        { key: 'password', label: t('account.settings.tabs.password'), content: <PasswordPanel /> },
        { key: 'devices', label: t('account.settings.tabs.devices'), content: <DevicesPanel /> },
        { key: 'notices', label: t('account.settings.tabs.notices'), content: <NoticesPanel /> },
      ]}
    />
  )
}
