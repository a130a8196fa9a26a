import { createContext, use, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertIcon } from '../icons/status-icons.tsx'
import { classes } from '../classes.ts'
import styles from './Field.module.css'

interface FieldWiring {
  id: string
  name?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** What a control inside a `Field` spreads on itself; its own attributes win. Empty outside of one. */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}

/** Controls within a field that its label does not mean. */
export function Unlabelled({ children }: { children: ReactNode }) {
  return <FieldContext value={undefined}>{children}</FieldContext>
}

export interface FieldProps {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do. Marks the control invalid and is read with it. */
  error?: ReactNode
  name?: string
  required?: boolean
  /** Says "optional" behind the label. */
  optional?: boolean
  className?: string
}

/** One control with its label, hint and fault, tied together for those who listen. */
export function Field({ label, children, hint, error, name, required, optional, className }: FieldProps) {
  const { t } = useTranslation('site')
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    id,
    name,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{t('ui.optional')}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
