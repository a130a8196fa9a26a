import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing does; read aloud and shown on hover. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={classes(styles.button, styles.icon, className)}>
      {icon}
    </button>
  )
}
