import type { ReactNode } from 'react'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import styles from './invitations.module.css'

interface RightsFieldsProps<Right extends string> {
  legend: string
  /** All that can be given, in their order. */
  rights: readonly { readonly right: Right; readonly label: string; readonly hint: string }[]
  value: readonly Right[]
  onChange: (rights: Right[]) => void
  /** Below the fields: what holds whatever is chosen. */
  children?: ReactNode
}

/** What somebody may do, right by right. */
export function RightsFields<Right extends string>({ legend, rights, value, onChange, children }: RightsFieldsProps<Right>) {
  const toggle = (right: Right, on: boolean) =>
    onChange(rights.map((each) => each.right).filter((each) => (each === right ? on : value.includes(each))))
  return (
    <fieldset className={styles.rights}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap="3">
        {rights.map(({ right, label, hint }) => (
          <Checkbox
            key={right}
            name={right}
            label={label}
            hint={hint}
            checked={value.includes(right)}
            onChange={(event) => toggle(right, event.target.checked)}
          />
        ))}
        {children}
      </Stack>
    </fieldset>
  )
}
