import type { ComponentProps, ElementType } from 'react'
import { classes } from '../classes.ts'
import type { TypeSize } from '../tokens/scales.ts'
import { sizeClass } from './size-class.ts'
import styles from './text.module.css'

export interface TextProps extends ComponentProps<'p'> {
  as?: ElementType
  size?: TypeSize
  quiet?: boolean
  strong?: boolean
  /** Digits of one width, for columns. */
  numbers?: boolean
}

export function Text({ as: Tag = 'p', size = 'm', quiet, strong, numbers, className, ...rest }: TextProps) {
  return (
    <Tag
      {...rest}
      className={classes(sizeClass(size), quiet && styles.quiet, strong && styles.strong, numbers && styles.numbers, className)}
    />
  )
}
