import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Chips.module.css'
import { useChosenInSight } from './use-chosen-in-sight.ts'

interface ChipChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value | undefined; label: ReactNode; icon?: ReactNode }[]
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

/** Choices to press, in one row on a phone; pressing the chosen one again chooses none. */
export function ChipChoice<Value extends string>({ label, options, value, onChoose }: ChipChoiceProps<Value>) {
  return (
    <fieldset aria-label={label} className={styles.choice}>
      {options.map((option) => (
        <button
          key={option.value ?? ''}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value === value ? undefined : option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

interface ChipLinksProps {
  label: string
  links: readonly { to: string; label: ReactNode; icon?: ReactNode; isCurrent: boolean }[]
}

/** The same as links: each choice is an address of its own, also without scripts. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  const row = useRef<HTMLElement>(null)
  useChosenInSight(row, links.find(({ isCurrent }) => isCurrent)?.to ?? '')
  return (
    <nav ref={row} aria-label={label} className={styles.choice}>
      {links.map(({ to, label: words, icon, isCurrent }) => (
        <Link key={to} to={to} preventScrollReset className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
          {icon}
          {words}
        </Link>
      ))}
    </nav>
  )
}
