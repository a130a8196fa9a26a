import { useId, type ReactNode } from 'react'
import fieldSet from './FieldSet.module.css'
import styles from './RadioGroup.module.css'
import { VisuallyHidden } from '../layout/layout.tsx'
import { FieldError } from './Field.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode
  /** The label is for those who listen only. */
  labelHidden?: boolean
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** `cards`: one below or beside another, with hints. `segments`: short words in one strip. */
  variant?: 'cards' | 'segments'
  name?: string
  required?: boolean
  error?: ReactNode
}

/** One of a few. Native radio buttons, so that arrows, forms and screen readers work as everywhere. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, options, value, onChange, variant = 'cards', name, required, error } = props
  const id = useId()
  return (
    <fieldset
      className={styles[variant]}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {labelHidden ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <legend className={fieldSet.legend}>{label}</legend>}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
