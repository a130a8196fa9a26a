import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { useFieldWiring } from './Field.tsx'
import styles from './Field.module.css'

/** A line of text; also `type="email"`, `"search"`, `"number"`, … Inside a `Field` it is labelled by it. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} type={type} {...rest} className={classes(styles.control, className)} />
}
