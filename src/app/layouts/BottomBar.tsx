import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MoreIcon } from '#shared/ui/icons/action-icons.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useCurrentRoute } from '#shared/routing/current-route.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { isCurrent, MenuLink } from './MenuLink.tsx'
import { useFollow } from './use-follow.ts'
import styles from './WorkspaceLayout.module.css'

const shownBelow = 4

/** A phone's menu: the four first things within the thumb's reach, the rest behind "more". */
export function BottomBar({ routes }: { routes: readonly PlacedRoute[] }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const follow = useFollow()
  const [isOpen, setOpen] = useState(false)
  const current = useCurrentRoute()?.path.pattern
  const rest = routes.slice(shownBelow)
  const isWithin = rest.some(({ path }) => path.pattern === current)
  return (
    <nav className={styles.bottom} aria-label={t('app.frame.mainMenu')}>
      {routes.slice(0, shownBelow).map((route) => (
        <MenuLink key={route.path.pattern} route={route} isCurrent={isCurrent(route, pathname)} onClick={follow} />
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
              isCurrent={isCurrent(route, pathname)}
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
