import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Tone } from '../tokens/themes.ts'
import tones from '../tokens/tones.module.css'
import styles from './Badge.module.css'

export interface BadgeProps {
  children: ReactNode
  tone?: Tone
  icon?: ReactNode
  className?: string
}

/** A word or number about a thing. A state goes through `StatusBadge`. */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span className={classes(styles.badge, tones[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
