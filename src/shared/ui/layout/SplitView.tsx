import type { ReactNode } from 'react'
import { useAntdPart } from '../antd/use-antd-part.ts'
import { Grid } from './layout.tsx'

export interface SplitViewProps {
  /** What the bar between them changes: "Width of the list". */
  label: string
  start: ReactNode
  end: ReactNode
  /** How much of the width the first has at the beginning, in hundredths. */
  initial?: number
}

const load = () => import('../antd/SplitPanels.tsx')

/** Two panels beside each other with a bar to pull between them, for wide screens. Workspaces only; antd's, a grid until it has come. */
export function SplitView(props: SplitViewProps) {
  const draw = useAntdPart(load, true)
  if (draw) return draw(props)
  return (
    <Grid least={10}>
      {props.start}
      {props.end}
    </Grid>
  )
}
