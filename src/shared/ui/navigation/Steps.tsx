import { useAntdPart } from '../antd/use-antd-part.ts'
import styles from './Steps.module.css'

export interface StepsProps {
  /** What the steps lead through, for those who listen. */
  label: string
  steps: readonly {
    title: string
    /** A few words below. */
    note?: string
  }[]
  /** Place of the step that is being done, from 0; the number of steps when all are done. */
  current: number
}

const load = () => import('../antd/StepLine.tsx')

/** How far something that takes several screens has come. Workspaces only; antd's, a plain list of the same height until it has come. */
export function Steps(props: StepsProps) {
  const draw = useAntdPart(load, true)
  if (draw) return draw(props)
  return (
    <ol className={styles.steps} aria-label={props.label}>
      {props.steps.map(({ title }, index) => (
        <li key={title} aria-current={index === props.current ? 'step' : undefined}>
          {title}
        </li>
      ))}
    </ol>
  )
}
