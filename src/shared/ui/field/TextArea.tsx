import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { useFieldWiring } from './Field.tsx'
import styles from './Field.module.css'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldWiring()} {...rest} className={classes(styles.control, styles.area, className)} />
}
