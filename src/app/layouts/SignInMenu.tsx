import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Menu } from '#shared/ui/navigation/Menu.tsx'

/** The ways in, one for each kind of account. */
export function SignInMenu() {
  const { t } = useTranslation('site')
  return (
    <Menu trigger={t('app.frame.signIn')} variant="filled">
      <Link to={paths.login.link()}>{t('app.frame.signInPatient')}</Link>
      <Link to={paths.doctorLogin.link()}>{t('app.frame.signInDoctor')}</Link>
      <Link to={paths.pharmaLogin.link()}>{t('app.frame.signInPharmacy')}</Link>
      <Link to={paths.companyLogin.link()}>{t('app.frame.signInCompany')}</Link>
      <Link to={paths.patientRegistration.link()}>{t('app.frame.register')}</Link>
    </Menu>
  )
}
