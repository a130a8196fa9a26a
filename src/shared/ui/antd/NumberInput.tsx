import { InputNumber } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paddedNumber, readNumber, writtenNumber } from '#shared/lib/number-text.ts'
import AntdProvider from './AntdProvider.tsx'

export interface NumberInputProps {
  id?: string
  name?: string
  value: string
  onChange: (plain: string) => void
  min?: number
  max?: number
  step?: number
  hasDecimals: boolean
  /** Shown after the decimal sign at least, where there is one. */
  digits: number
  unit?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/** antd's line for a number, with its buttons up and down. */
export default function NumberInput({ value, onChange, min, max, hasDecimals, digits, unit, ...rest }: NumberInputProps) {
  const { i18n } = useTranslation('site')
  const unitId = useId()
  const within = (number: number) => Math.min(Math.max(number, min ?? number), max ?? number)
  return (
    <AntdProvider>
      <InputNumber<string>
        {...rest}
        // antd's own width comes after every style sheet of ours.
        style={{ inlineSize: '100%', minInlineSize: 0 }}
        // A long number is held to the letter.
        stringMode
        controls
        inputMode={hasDecimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        status={rest['aria-invalid'] ? 'error' : undefined}
        aria-describedby={[unit && unitId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
        // antd would put what is written beyond a limit back without a word: only the buttons and arrow keys stop there.
        aria-valuemin={min}
        aria-valuemax={max}
        onStep={(stepped) => onChange(String(within(Number(stepped))))}
        value={value === '' ? null : value}
        onChange={(plain) => onChange(plain ?? '')}
        formatter={(plain, { userTyping, input }) =>
          userTyping ? input : writtenNumber(paddedNumber(plain ?? '', digits), i18n.language)
        }
        parser={(text) => readNumber(text ?? '', i18n.language)}
        suffix={unit && <span id={unitId}>{unit}</span>}
      />
    </AntdProvider>
  )
}
