import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreIcon } from '#shared/ui/icons/action-icons.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { MenuLink } from './MenuLink.tsx'
import { useFollow } from './use-follow.ts'
import type { MenuCounts } from './use-menu-counts.ts'
import { useMenuStandings } from './use-menu-standings.ts'
import styles from './WorkspaceLayout.module.css'

const shownBelow = 4

/** A phone's menu: the first four things within the thumb's reach, the rest behind "more". */
export function BottomBar({ routes, countOf }: { routes: readonly PlacedRoute[]; countOf?: MenuCounts }) {
  const { t } = useTranslation('site')
  const follow = useFollow()
  const [isOpen, setOpen] = useState(false)
  const standingOf = useMenuStandings(routes)
  const near = routes.slice(0, shownBelow)
  const rest = routes.filter((route) => !near.includes(route))
  const isWithin = rest.some((route) => standingOf(route) !== null)
  return (
    <nav className={styles.bottom} aria-label={t('app.frame.mainMenu')}>
      {near.map((route) => (
        <MenuLink key={route.path.pattern} route={route} standing={standingOf(route)} count={countOf?.(route)} onClick={follow} />
      ))}
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          aria-current={isWithin || undefined}
          onClick={() => setOpen(true)}
        >
          <MoreIcon />
          <span>{t('app.frame.more')}</span>
        </button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('app.frame.more')}>
        <div className={styles.sheet}>
          {rest.map((route) => (
            <MenuLink
              key={route.path.pattern}
              route={route}
              standing={standingOf(route)}
              count={countOf?.(route)}
              onClick={(event) => {
                follow(event)
                setOpen(false)
              }}
            />
          ))}
        </div>
      </Dialog>
    </nav>
  )
}
