import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { routeText } from '#shared/i18n/route-text.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { routeIconComponents } from './route-icons.ts'
import styles from './WorkspaceLayout.module.css'

interface MenuLinkProps {
  route: PlacedRoute
  /** Icon alone; its words are said and shown on hover. */
  isNarrow?: boolean
  onClick?: () => void
}

export function MenuLink({ route, isNarrow, onClick }: MenuLinkProps) {
  const { t } = useTranslation('workspace')
  const Icon = routeIconComponents[route.icon]
  const title = routeText(route.words, 'title', t)
  return (
    <NavLink
      to={`/${route.path.pattern}`}
      className={styles.link}
      title={isNarrow ? title : undefined}
      aria-label={isNarrow ? title : undefined}
      onClick={onClick}
    >
      <Icon />
      {!isNarrow && <span>{title}</span>}
    </NavLink>
  )
}
