import { classes } from '../classes.ts'
import styles from './Button.module.css'

/** `filled`: the one next step of a screen. `call`: an invitation in apricot, public pages only. `danger`: takes something away. */
export type ButtonLook = 'filled' | 'call' | 'outlined' | 'quiet' | 'danger'

export interface ButtonStyle {
  look?: ButtonLook
  small?: boolean
  wide?: boolean
  className?: string
}

export function buttonClass({ look = 'outlined', small, wide, className }: ButtonStyle): string {
  return classes(styles.button, styles[look], small && styles.small, wide && styles.wide, className)
}
