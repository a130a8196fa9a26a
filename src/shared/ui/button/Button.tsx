import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { buttonClass, type ButtonStyle } from './button-style.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonStyle {
  /** Shown before the words. */
  icon?: ReactNode
  /** Its work is under way: the button keeps its place and focus, and cannot be pressed again. */
  loading?: boolean
}

export function Button({
  variant,
  small,
  wide,
  className,
  icon,
  loading,
  disabled,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, small, wide, className })}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        // A disabled button would lose the focus; this one only stops listening.
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}
