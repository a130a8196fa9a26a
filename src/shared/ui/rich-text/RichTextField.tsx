import { lazy, Suspense, useId, type ReactNode } from 'react'
import type { RichText } from '#shared/lib/rich-text.ts'
import { FieldError } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import { Skeleton } from '../feedback/Skeleton.tsx'
import styles from './RichText.module.css'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

export interface RichTextFieldProps {
  label: ReactNode
  value: RichText | null
  onChange: (document: RichText) => void
  hint?: ReactNode
  error?: ReactNode
  /** Of the value in its form, so that a fault finds it. */
  name?: string
  required?: boolean
  disabled?: boolean
}

/** Text with headings, lists and links. Alt+F10 leads from the text to the tools. The editor comes when one is first shown. */
export function RichTextField({ label, hint, error, name, ...editor }: RichTextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      {/* What a form looks for by its name. */}
      {name && <input type="hidden" name={name} />}
      <Suspense fallback={<Skeleton height="12.5rem" />}>
        <RichTextEditor
          {...editor}
          id={id}
          labelledBy={`${id}-label`}
          describedBy={described || undefined}
          invalid={Boolean(error)}
        />
      </Suspense>
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
