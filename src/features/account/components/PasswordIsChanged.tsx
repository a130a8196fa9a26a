import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountKinds } from '#contract/account/kinds.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { signInPaths } from '../kinds.ts'
import styles from './AccountFrame.module.css'

/** After a reset: the way to every sign-in, for the code told us no kind. */
export function PasswordIsChanged() {
  const { t } = useTranslation('site')
  return (
    <Stack gap="5">
      <Banner tone="success" live title={t('account.forgot.doneTitle')}>
        {t('account.forgot.doneAbout')}
      </Banner>
      <nav aria-label={t('account.forgot.chooseSignIn')}>
        <Heading level={2} size="m">
          {t('account.forgot.chooseSignIn')}
        </Heading>
        <ul className={styles.links}>
          {accountKinds.map((kind) => (
            <li key={kind}>
              <Link to={signInPaths[kind].signIn.link()}>{t(`account.kind.${kind}.title`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Stack>
  )
}
