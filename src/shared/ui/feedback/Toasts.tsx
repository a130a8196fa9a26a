import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../icons/first-view-icons.tsx'
import { AlertIcon, CheckCircleIcon, ErrorCircleIcon, InfoIcon } from '../icons/status-icons.tsx'
import styles from './Toasts.module.css'

const icons = { success: CheckCircleIcon, error: ErrorCircleIcon, warning: AlertIcon, information: InfoIcon }

export interface ToastShown {
  id: string
  kind: keyof typeof icons
  title: string
  text: string
  /** Below the words. */
  more?: ReactNode
}

/** Shows toasts; when they go is decided by their owner. Errors interrupt those who listen, others wait their turn. */
export function Toasts({ toasts, onClose }: { toasts: readonly ToastShown[]; onClose: (id: string) => void }) {
  const { t } = useTranslation('site')
  return (
    <section className={styles.toasts} aria-label={t('ui.messages')} aria-live="polite">
      {toasts.map((toast) => {
        const Icon = icons[toast.kind]
        return (
          <div
            key={toast.id}
            className={classes(styles.toast, styles[toast.kind])}
            role={toast.kind === 'error' ? 'alert' : 'status'}
          >
            <Icon size={22} />
            <div className={styles.words}>
              {toast.title && <strong className={styles.title}>{toast.title}</strong>}
              {toast.text}
              {toast.more}
            </div>
            <IconButton label={t('ui.close')} icon={<CloseIcon />} onClick={() => onClose(toast.id)} />
          </div>
        )
      })}
    </section>
  )
}
