import type { ReactNode, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Pixels. */
  size?: number
  /** Said aloud. Without it the icon is decoration, and words stand beside it. */
  label?: string
  /** Turns with the reading direction: arrows and the like. */
  directional?: boolean
}

/** The one stroke of all pictures: 1.75 on a grid of 24, round ends. */
export function Icon({ size = 20, label, directional, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-directional={directional || undefined}
      {...rest}
    >
      {children}
    </svg>
  )
}
