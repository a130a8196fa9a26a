import type { ReactNode, SVGProps } from 'react'
import styles from './art.module.css'

export interface ArtProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Pixels; the height follows. */
  width?: number
  /** Said aloud; without it the drawing is decoration. */
  label?: string
}

/** The sheet of every drawing: ink in the text's colour, one flat accent of the workspace. */
export function Art({ width = 220, label, viewBox = '0 0 220 160', children, ...rest }: ArtProps & { children: ReactNode }) {
  const [, , sheetWidth, sheetHeight] = viewBox.split(' ').map(Number)
  return (
    <svg
      width={width}
      height={(width * (sheetHeight ?? 1)) / (sheetWidth ?? 1)}
      viewBox={viewBox}
      className={styles.art}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  )
}
