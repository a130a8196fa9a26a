import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountKinds, type AccountKind } from '#contract/account/kinds.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { signInPaths } from '../kinds.ts'
import styles from './AccountFrame.module.css'

/** Ways for those who have no account yet, or stand before the wrong door. Administrators find theirs without a sign. */
export function OtherSignIns({ kind, returnTo }: { kind: AccountKind; returnTo?: string }) {
  const { t } = useTranslation('site')
  const register = signInPaths[kind].register
  const others = accountKinds.filter((each) => each !== kind && each !== 'admin')
  return (
    <>
      {register && kind !== 'admin' && (
        <Text className={styles.inline}>
          {t('account.signIn.newHere')} <Link to={register.link({ returnTo })}>{t(`account.kind.${kind}.register`)}</Link>
        </Text>
      )}
      <nav aria-label={t('account.signIn.others')}>
        <Text quiet size="s">
          {t('account.signIn.others')}
        </Text>
        <ul className={styles.links}>
          {others.map((each) => (
            <li key={each}>
              <Link to={signInPaths[each].signIn.link()}>{t(`account.kind.${each}.title`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
