import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { VisuallyHidden } from '../layout/layout.tsx'
import { Heading } from '../text/Heading.tsx'
import type { Tone, Workspace } from '../tokens/themes.ts'
import styles from './chart.module.css'

/** What a colour means elsewhere: a tone, or a workspace. */
export type PointColour = Tone | Workspace

export interface Point {
  label: string
  value: number
  /** Of a part of a whole, where it means something; otherwise by its place. */
  colour?: PointColour
}

export interface ChartProps {
  title: string
  points: readonly Point[]
  /** How a value is written; plain numbers when absent. */
  format?: (value: number) => string
  /** Heading level of the title. */
  level?: 2 | 3
}

interface ChartFrameProps extends Required<Pick<ChartProps, 'format'>>, Omit<ChartProps, 'points' | 'format'> {
  /** As a function: hundreds of them, whose table is made once somebody asks for it. */
  points: readonly Point[] | (() => readonly Point[])
  children: ReactNode
}

/** A drawing with its title, and the same numbers as a table for those who cannot see it, or want them. */
export function ChartFrame({ title, points, format, level = 3, children }: ChartFrameProps) {
  const { t } = useTranslation('site')
  const [table, setTable] = useState(false)
  const id = useId()
  const rows = typeof points !== 'function' ? points : table ? points() : []
  const numbers = rows.length > 0 && (
    <table className={styles.table}>
      <tbody>
        {rows.map((point, index) => (
          <tr key={`${index}-${point.label}`}>
            <th scope="row">{point.label}</th>
            <td>{format(point.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <Heading level={level} size="m" id={id}>
          {title}
        </Heading>
        <Button variant="quiet" small aria-pressed={table} onClick={() => setTable(!table)}>
          {t(table ? 'ui.hideTable' : 'ui.showTable')}
        </Button>
      </figcaption>
      {!table && <div aria-hidden="true">{children}</div>}
      {/* A table does not shrink to a pixel: what hides it stands around it. */}
      {table ? <div>{numbers}</div> : <VisuallyHidden as="div">{numbers}</VisuallyHidden>}
    </figure>
  )
}

export function useFormat(format: ChartProps['format']): (value: number) => string {
  const { i18n } = useTranslation('site')
  return format ?? ((value) => new Intl.NumberFormat(i18n.language).format(value))
}
