import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import type { TypeSize } from '../tokens/scales.ts'
import { sizeClass } from './size-class.ts'
import styles from './text.module.css'

export interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3 | 4
  size?: TypeSize
  /** In Fraunces: headings of the public site only. */
  display?: boolean
}

const usual = { 1: '2xl', 2: 'xl', 3: 'l', 4: 'm' } as const

export function Heading({ level, size = usual[level], display, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={classes(display ? styles.display : styles.heading, sizeClass(size), className)} />
}
