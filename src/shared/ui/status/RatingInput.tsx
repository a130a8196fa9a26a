import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../field/Field.tsx'
import { StarIcon } from '../icons/thing-icons.tsx'
import styles from './Rating.module.css'

export interface RatingInputProps {
  label: ReactNode
  value: number | undefined
  onChange: (stars: number) => void
  error?: ReactNode
  /** As the form knows it. */
  name?: string
}

/** One to five stars: radio buttons, so that arrows and screen readers work. */
export function RatingInput({ label, value = 0, onChange, error, name }: RatingInputProps) {
  const { t } = useTranslation('site')
  const [pointed, setPointed] = useState(0)
  const id = useId()
  return (
    <fieldset
      className={styles.input}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.choices} onPointerLeave={() => setPointed(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={styles.choice}
            data-on={stars <= (pointed || value) || undefined}
            onPointerEnter={() => setPointed(stars)}
          >
            <input
              type="radio"
              name={name ?? id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={t('ui.rate', { count: stars })}
            />
            <StarIcon size={28} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
