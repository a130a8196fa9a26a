import styles from './Steps.module.css'

export interface StepsProps {
  /** What the steps lead through, for those who listen. */
  label: string
  steps: readonly string[]
  /** Place of the step that is being done, from 0; the number of steps when all are done. */
  current: number
}

/** How far something that takes several screens has come. On a phone only the step that is being done has its name beside it. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span className={styles.name}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
