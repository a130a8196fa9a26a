import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/arrow-icons.tsx'
import { classes } from '../classes.ts'
import { useFieldWiring } from './Field.tsx'
import styles from './Field.module.css'
import type { SelectOption } from './Select.tsx'

export interface GroupedSelectProps extends ComponentProps<'select'> {
  groups: readonly { readonly label: string; readonly options: readonly SelectOption[] }[]
  /** Shown while nothing is chosen. */
  placeholder: string
}

/** The device's own choice list, with its choices under headings. */
export function GroupedSelect({ groups, placeholder, className, ...rest }: GroupedSelectProps) {
  const wiring = useFieldWiring()
  return (
    <span className={styles.withEnd}>
      <select {...wiring} {...rest} className={classes(styles.control, styles.select, className)}>
        <option value="" disabled>
          {placeholder}
        </option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <span className={classes(styles.end, styles.selectEnd)}>
        <ChevronDownIcon size={18} />
      </span>
    </span>
  )
}
