import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { formatBoundedCount } from '#shared/lib/format-number.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { routeIconComponents } from './route-icons.ts'
import type { MenuStanding } from './use-menu-standings.ts'
import styles from './WorkspaceLayout.module.css'

interface MenuLinkProps {
  route: PlacedRoute
  standing: MenuStanding
  /** Icon alone; its words are said and shown on hover. */
  isNarrow?: boolean
  /** How much is new there. */
  count?: number | undefined
  /** Of `useFollow`. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** From here on they are not counted on the screen. */
const mostShown = 100

const addressOf = ({ path }: PlacedRoute) => `/${path.pattern}`

/** Drawn again only when it becomes the current one or ceases to be: a menu has many, and stands beside every change of screen. */
export const MenuLink = memo(function MenuLink({ route, standing, isNarrow, count = 0, onClick }: MenuLinkProps) {
  const { t, i18n } = useTranslation('workspace')
  const Icon = routeIconComponents[route.icon]
  const title = routeText(route.words, 'title', t)
  const { t: site } = useTranslation('site')
  const name =
    count > 0 ? site('app.frame.newHere', { name: title, unread: formatBoundedCount(count, mostShown, i18n.language) }) : title
  return (
    <a
      href={addressOf(route)}
      className={styles.link}
      aria-current={standing === 'within' ? true : (standing ?? undefined)}
      title={isNarrow ? name : undefined}
      aria-label={isNarrow || count > 0 ? name : undefined}
      onClick={onClick}
    >
      <Icon />
      {!isNarrow && <span>{title}</span>}
      {count > 0 && (
        <small className={styles.count} aria-hidden="true">
          {formatBoundedCount(count, mostShown, i18n.language)}
        </small>
      )}
    </a>
  )
})
