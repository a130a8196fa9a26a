import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Role, roleOf } from '#contract/kernel/roles.ts'
import { erasableRoles } from '#contract/privacy/values.ts'
import { useMeQuery } from '#shared/api/me.ts'
import { paths } from '#shared/paths.ts'
import { startPageOf } from '#shared/session/access.ts'
import { HeartIcon, HomeIcon, PersonIcon, SignOutIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { EyeIcon } from '#shared/ui/icons/account-icons.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './frame.module.css'

/** Who is signed in, their own pages, and the way out. */
export function PersonMenu({ userType }: { userType: number }) {
  const { t } = useTranslation('site')
  const { data: me } = useMeQuery()
  const signOut = useSignOut()
  const role = roleOf(userType)
  return (
    <Menu
      label={me ? `${t('app.frame.account')}: ${me.name}` : t('app.frame.account')}
      trigger={me ? <Avatar name={me.name} src={me.avatar} size={32} /> : <PersonIcon />}
    >
      {me && (
        <p className={styles.person}>
          <strong>{me.name}</strong>
          <span>{me.email ?? me.phone}</span>
        </p>
      )}
      <Link to={startPageOf(userType)}>
        <HomeIcon />
        {t('app.frame.myPage')}
      </Link>
      {role === 'patient' && (
        <Link to={paths.favouriteProducts.link()}>
          <HeartIcon />
          {t('app.frame.favourites')}
        </Link>
      )}
      {(erasableRoles as readonly (Role | undefined)[]).includes(role) && (
        <Link to={role === 'patient' ? paths.userSettings.link({ tab: 'data' }) : paths.yourData.link()}>
          <PersonIcon />
          {t('app.frame.yourData')}
        </Link>
      )}
      {roleOf(userType) !== 'admin' && (
        <Link to={paths.officeLooks.link()}>
          <EyeIcon />
          {t('app.frame.officeLooks')}
        </Link>
      )}
      <button type="button" onClick={() => void signOut()}>
        <SignOutIcon />
        {t('app.frame.signOut')}
      </button>
    </Menu>
  )
}
