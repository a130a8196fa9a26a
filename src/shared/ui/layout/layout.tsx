import type { ComponentProps, CSSProperties, ElementType } from 'react'
import { classes } from '../classes.ts'
import type { Space } from '../tokens/scales.ts'
import styles from './layout.module.css'

interface LayoutProps extends ComponentProps<'div'> {
  as?: ElementType
  /** Distance between the children, a step of the space scale. */
  gap?: Space
}

const withVariables = (style: CSSProperties | undefined, variables: Record<`--${string}`, string>) => ({ ...style, ...variables })

/** Children below one another. */
export function Stack({ as: Tag = 'div', gap = '4', className, style, ...rest }: LayoutProps) {
  return (
    <Tag
      {...rest}
      className={classes(styles.stack, className)}
      style={withVariables(style, { '--gap': `var(--space-${gap})` })}
    />
  )
}

export interface ClusterProps extends LayoutProps {
  justify?: 'start' | 'between' | 'end'
}

/** Children beside one another, wrapping. */
export function Cluster({ as: Tag = 'div', gap = '3', justify = 'start', className, style, ...rest }: ClusterProps) {
  return (
    <Tag
      {...rest}
      className={classes(styles.cluster, justify === 'between' && styles.between, justify === 'end' && styles.end, className)}
      style={withVariables(style, { '--gap': `var(--space-${gap})` })}
    />
  )
}

export interface GridProps extends LayoutProps {
  /** The least width of a column, in rem; as many as fit. */
  least?: number
  /** Few children share the whole row instead of leaving places free. */
  fit?: boolean
}

export function Grid({ as: Tag = 'div', gap = '5', least = 16, fit, className, style, ...rest }: GridProps) {
  return (
    <Tag
      {...rest}
      className={classes(styles.grid, fit && styles.fit, className)}
      style={withVariables(style, { '--gap': `var(--space-${gap})`, '--least': `${least}rem` })}
    />
  )
}

/** For those who listen only. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: ComponentProps<'span'> & { as?: ElementType }) {
  return <Tag {...rest} className={classes(styles.hidden, className)} />
}
