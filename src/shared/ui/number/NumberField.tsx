import { useAntdField } from '../antd/use-antd-field.ts'
import { useFieldWiring } from '../field/Field.tsx'
import { TextInput } from '../field/TextInput.tsx'

export interface NumberFieldProps {
  /** A plain decimal number, `12.5`, whatever the language; empty for none. */
  value: string
  /** As an input's, so that `form.input('name')` fits: `target.value` is a plain decimal number, or empty. */
  onChange: (event: { target: { value: string } }) => void
  /** Where the buttons and arrow keys stop. What is written beyond is the form's to judge. */
  min?: number
  max?: number
  /** What the buttons and arrow keys add or take away. */
  step?: number
  /** Phones show keys with a decimal sign. */
  hasDecimals?: boolean
  /** Of an amount: digits after the decimal sign, where it is no whole number. */
  digits?: number
  /** Stands at the end of the line and is read with it: "min", "kg". */
  unit?: string
  name?: string
  disabled?: boolean
  readOnly?: boolean
}

const load = () => import('../antd/NumberInput.tsx')

/**
 * A number, written with the language's decimal sign and read with either and in all digits. Inside a `Field` it is labelled by it. The
 * device's own field until antd's has come. Workspaces only.
 */
export function NumberField({ value, onChange, hasDecimals = false, digits = 0, unit, ...rest }: NumberFieldProps) {
  const wiring = useFieldWiring()
  const { draw, standIn } = useAntdField(load)
  if (draw) {
    return draw({
      ...wiring,
      ...rest,
      value,
      hasDecimals,
      digits,
      unit,
      onChange: (plain) => onChange({ target: { value: plain } }),
    })
  }
  return (
    <TextInput
      {...standIn}
      {...rest}
      type="number"
      step={hasDecimals ? 'any' : undefined}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      value={value}
      onChange={onChange}
    />
  )
}
