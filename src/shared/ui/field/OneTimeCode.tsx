import { toLatinDigits } from '#contract/kernel/latin-digits.ts'
import styles from './OneTimeCode.module.css'
import { TextInput } from './TextInput.tsx'

export interface OneTimeCodeProps {
  value: string
  onChange: (code: string) => void
  /** All digits are there: by typing, pasting or the device's suggestion. */
  onComplete?: (code: string) => void
  digits?: number
  autoFocus?: boolean
  disabled?: boolean
}

/** Digits of a code, in any script, without anything else. */
export function onlyDigits(text: string, most: number): string {
  return toLatinDigits(text.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, most)
}

/** One field, not six: paste, password managers and the phone's suggestion work. */
export function OneTimeCode({ value, onChange, onComplete, digits = 6, autoFocus, disabled }: OneTimeCodeProps) {
  return (
    <TextInput
      className={styles.code}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      // The person came to this step to type the code.
      autoFocus={autoFocus}
      disabled={disabled}
      value={value}
      maxLength={digits * 2}
      onChange={(event) => {
        const code = onlyDigits(event.target.value, digits)
        onChange(code)
        if (code.length === digits && code !== value) onComplete?.(code)
      }}
    />
  )
}
