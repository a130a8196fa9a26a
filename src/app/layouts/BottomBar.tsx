import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreIcon } from '#shared/ui/icons/action-icons.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './WorkspaceLayout.module.css'

const shownBelow = 4

/** A phone's menu: the four first things within the thumb's reach, the rest behind "more". */
export function BottomBar({ routes }: { routes: readonly PlacedRoute[] }) {
  const { t } = useTranslation('site')
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className={styles.bottom} aria-label={t('app.frame.mainMenu')}>
      {routes.slice(0, shownBelow).map((route) => (
        <MenuLink key={route.path.pattern} route={route} />
      ))}
      {routes.length > shownBelow && (
        <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MoreIcon />
          <span>{t('app.frame.more')}</span>
        </button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('app.frame.more')}>
        <div className={styles.sheet}>
          {routes.slice(shownBelow).map((route) => (
            <MenuLink key={route.path.pattern} route={route} onClick={() => setOpen(false)} />
          ))}
        </div>
      </Dialog>
    </nav>
  )
}
