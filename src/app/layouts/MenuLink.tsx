import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { routeIconComponents } from './route-icons.ts'
import styles from './WorkspaceLayout.module.css'

interface MenuLinkProps {
  route: PlacedRoute
  /** Its screen, or one below it, is shown. */
  isCurrent: boolean
  /** Icon alone; its words are said and shown on hover. */
  isNarrow?: boolean
  /** Of `useFollow`. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

const addressOf = ({ path }: PlacedRoute) => `/${path.pattern}`

export function isCurrent(route: PlacedRoute, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${addressOf(route)}/`)
}

/** Drawn again only when it becomes the current one or ceases to be: a menu has many, and stands beside every change of screen. */
export const MenuLink = memo(function MenuLink({ route, isCurrent: current, isNarrow, onClick }: MenuLinkProps) {
  const { t } = useTranslation('workspace')
  const Icon = routeIconComponents[route.icon]
  const title = routeText(route.words, 'title', t)
  return (
    <a
      href={addressOf(route)}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      title={isNarrow ? title : undefined}
      aria-label={isNarrow ? title : undefined}
      onClick={onClick}
    >
      <Icon />
      {!isNarrow && <span>{title}</span>}
    </a>
  )
})
