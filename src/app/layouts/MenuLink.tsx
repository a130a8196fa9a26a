import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { isBuilt } from '#shared/routing/not-built.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { routeIconComponents } from './route-icons.ts'
import styles from './WorkspaceLayout.module.css'

interface MenuLinkProps {
  route: PlacedRoute
  standing: MenuStanding
  /** Icon alone; its words are said and shown on hover. */
  isNarrow?: boolean
  /** Of `useFollow`. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

const addressOf = ({ path }: PlacedRoute) => `/${path.pattern}`

/** Where the reader is, seen from an entry of the menu: on its screen, on a part of it, or elsewhere. */
export type MenuStanding = 'page' | 'within' | null

/** `shown` is the screen that is shown; `undefined` where there is none. */
export function menuStandingOf({ path }: PlacedRoute, shown: PlacedRoute | undefined): MenuStanding {
  if (shown?.path.pattern === path.pattern) return 'page'
  return shown?.parent?.pattern === path.pattern ? 'within' : null
}

/** Drawn again only when it becomes the current one or ceases to be: a menu has many, and stands beside every change of screen. */
export const MenuLink = memo(function MenuLink({ route, standing, isNarrow, onClick }: MenuLinkProps) {
  const { t } = useTranslation('workspace')
  const Icon = routeIconComponents[route.icon]
  const title = routeText(route.words, 'title', t)
  const soon = isBuilt(route) ? null : t('app.frame.soon', { ns: 'site' })
  const name = soon ? `${title} (${soon})` : title
  return (
    <a
      href={addressOf(route)}
      className={styles.link}
      aria-current={standing === 'within' ? true : (standing ?? undefined)}
      title={isNarrow ? name : undefined}
      aria-label={isNarrow ? name : undefined}
      onClick={onClick}
    >
      <Icon />
      {!isNarrow && <span>{title}</span>}
      {!isNarrow && soon && <small className={styles.soon}>{soon}</small>}
    </a>
  )
})
