import { useId, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { FieldError } from './Field.tsx'
import fieldSet from './FieldSet.module.css'
import styles from './CheckboxGroup.module.css'

export interface CheckboxGroupProps<Value extends string> {
  label: ReactNode
  hint?: ReactNode
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  name?: string
  error?: ReactNode
}

/** Any number of a few that are all in sight. Many, or what is searched for, is a `MultiSelect`. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hint, options, value, onChange, name, error } = props
  const id = useId()
  return (
    <fieldset
      className={styles.group}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={fieldSet.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              options.map((one) => one.value).filter((one) => (one === option.value ? target.checked : value.includes(one))),
            )
          }
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
