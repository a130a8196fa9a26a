import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/arrow-icons.tsx'
import { classes } from '../classes.ts'
import { useFieldWiring } from './Field.tsx'
import styles from './Field.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; the choice cannot go back to it when `required`. */
  placeholder?: string
}

/** The device's own choice list: best on phones and by keyboard. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring()
  return (
    <span className={styles.withEnd}>
      <select {...wiring} {...rest} className={classes(styles.control, styles.select, className)}>
        {placeholder !== undefined && (
          <option value="" disabled={rest.required ?? wiring.required}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classes(styles.end, styles.selectEnd)}>
        <ChevronDownIcon size={18} />
      </span>
    </span>
  )
}
