import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { AlertIcon, CheckCircleIcon, ErrorCircleIcon, InfoIcon } from '../icons/status-icons.tsx'
import tones from '../tokens/tones.module.css'
import styles from './Banner.module.css'

const icons = { information: InfoIcon, success: CheckCircleIcon, warning: AlertIcon, error: ErrorCircleIcon }

export interface BannerProps {
  tone?: keyof typeof icons
  title?: ReactNode
  children?: ReactNode
  /** A button, at the end side. */
  action?: ReactNode
  /** Announced as soon as it appears: for the result of something that the person just did. */
  live?: boolean
  className?: string
}

/** A message that stays with the thing it is about. */
export function Banner({ tone = 'information', title, children, action, live, className }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      className={classes(styles.banner, tones[tone], className)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon size={22} />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  )
}
