import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass, type ButtonStyle } from './button-style.ts'

export interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'className'>, ButtonStyle {
  icon?: ReactNode
}

/** A link that looks like a button. For something that acts, use `Button`. */
export function LinkButton({ variant, small, wide, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, small, wide, className })}>
      {icon}
      {children}
    </Link>
  )
}
