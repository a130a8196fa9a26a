import type { ComponentProps, ElementType } from 'react'
import { classes } from '../classes.ts'
import styles from './Card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType
  /** `plain`: surface with a hairline. `soft`: tinted in the workspace's accent. */
  ground?: 'plain' | 'soft'
  padding?: 'usual' | 'tight' | 'none'
}

export function Card({ as: Tag = 'div', ground = 'plain', padding = 'usual', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classes(
        styles.card,
        ground === 'soft' && styles.soft,
        padding === 'tight' && styles.tight,
        padding === 'none' && styles.flush,
        className,
      )}
    />
  )
}
