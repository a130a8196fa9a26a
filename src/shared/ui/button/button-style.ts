import { classes } from '../classes.ts'
import styles from './Button.module.css'

/**
 * `filled`: the one next step of a screen. `call`: an invitation in apricot, public pages only. `danger`: takes something away.
 * `text`: in a list or a sentence, opens what it names, as a link does.
 */
export type ButtonVariant = 'filled' | 'call' | 'outlined' | 'quiet' | 'danger' | 'text'

export interface ButtonStyle {
  variant?: ButtonVariant
  small?: boolean
  wide?: boolean
  className?: string
}

export function buttonClass({ variant = 'outlined', small, wide, className }: ButtonStyle): string {
  return classes(styles.button, styles[variant], small && styles.small, wide && styles.wide, className)
}
