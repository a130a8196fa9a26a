import { useTranslation } from 'react-i18next'
import { useAntdField } from '../antd/use-antd-field.ts'
import { classes } from '../classes.ts'
import { useFieldWiring } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import styles from './MultiSelect.module.css'
import type { SearchOption } from './search-option.ts'

export interface MultiSelectProps {
  /** In the order in which they are shown; what was typed is looked for in `label` and `keywords`. */
  options: readonly SearchOption[]
  /** The values of the chosen options. */
  value: readonly string[]
  /** Takes the values of all that are chosen then. */
  onChange: (value: string[]) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  name?: string
  disabled?: boolean
  'aria-label'?: string
}

const load = () => import('../antd/SearchList.tsx')

/**
 * Several choices of more than a dozen, searched by typing, shown as tags. Inside a `Field` it is labelled by it. The device's own list
 * until antd's has come. Workspaces only.
 */
export function MultiSelect({ options, value, onChange, placeholder, ...rest }: MultiSelectProps) {
  const { t } = useTranslation('workspace')
  const wiring = useFieldWiring()
  const { draw, standIn } = useAntdField(load)
  if (draw) {
    return draw({
      ...wiring,
      ...rest,
      options,
      value,
      onChange,
      placeholder,
      several: true,
      nothingFound: t('ui.choice.nothing'),
    })
  }
  return (
    <select
      {...wiring}
      {...standIn}
      {...rest}
      multiple
      className={classes(fieldStyles.control, styles.waiting)}
      value={[...value]}
      onChange={({ target }) => onChange(Array.from(target.selectedOptions, (option) => option.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
