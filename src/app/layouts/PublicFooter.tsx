import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type RouteWords } from '#shared/i18n/keys.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { paths } from '#shared/paths.ts'
import { Wordmark } from '#shared/ui/brand/Wordmark.tsx'
import styles from './PublicLayout.module.css'

type Entry = readonly [words: RouteWords, address: string]

const about: readonly Entry[] = [
  ['site.routes.aboutUs', paths.aboutUs.link()],
  ['blog.routes.blogs', paths.blogs.link()],
  ['site.routes.privacy', paths.privacy.link()],
  ['site.routes.termCondition', paths.termCondition.link()],
]
const help: readonly Entry[] = [
  ['site.routes.contactUs', paths.contactUs.link()],
  ['site.routes.userSupport', paths.userSupport.link()],
  ['meeting.routes.userTestConnection', paths.userTestConnection.link()],
]
const professionals: readonly Entry[] = [
  ['account.routes.doctorRegister', paths.doctorRegister.link()],
  ['account.routes.pharmaRegistration', paths.pharmaRegistration.link()],
  ['account.routes.companyRegister', paths.companyRegister.link()],
  ['account.routes.adminLogin', paths.adminLogin.link()],
]

export function PublicFooter() {
  const { t } = useTranslation('site')
  const groups: readonly (readonly [string, readonly Entry[]])[] = [
    [t('app.frame.footerAbout'), about],
    [t('app.frame.footerHelp'), help],
    [t('app.frame.forProfessionals'), professionals],
  ]
  return (
    <footer className={styles.footer} aria-label={t('app.frame.footer')}>
      <div className={styles.groups}>
        <div className={styles.imprint}>
          <Wordmark size={28} />
          <p>{t('app.frame.footerNote')}</p>
        </div>
        {groups.map(([title, entries]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {entries.map(([words, address]) => (
              <Link key={address} to={address}>
                {routeText(words, 'title', t)}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  )
}
