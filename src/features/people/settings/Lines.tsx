import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { FieldError } from '#shared/ui/field/Field.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './Lines.module.css'

interface LinesProps<Line> {
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
  /** What a new line holds. */
  blank: Line
  /** Fault of the list as a whole. */
  fault?: string
  empty: string
  add: string
  /** Name of a line, counted from one. */
  nameOf: (line: number) => string
  removeLabel: (line: number) => string
  children: (line: Line, index: number, change: (line: Line) => void) => ReactNode
}

/** Entries of the same kind below one another: add, change, remove. */
export function Lines<Line>(props: LinesProps<Line>) {
  const { lines, onChange, blank, fault, empty, add, nameOf, removeLabel, children } = props
  return (
    <>
      {lines.length === 0 && <Text quiet>{empty}</Text>}
      {lines.map((line, index) => (
        // Lines have no names of their own and are only ever changed in their place.
        <fieldset key={index} aria-label={nameOf(index + 1)} className={styles.line}>
          <div className={styles.fields}>{children(line, index, (changed) => onChange(lines.with(index, changed)))}</div>
          <IconButton label={removeLabel(index + 1)} icon={<TrashIcon />} onClick={() => onChange(lines.toSpliced(index, 1))} />
        </fieldset>
      ))}
      {fault && <FieldError>{fault}</FieldError>}
      <Cluster>
        <Button icon={<PlusIcon />} onClick={() => onChange([...lines, blank])}>
          {add}
        </Button>
      </Cluster>
    </>
  )
}
