import type { ReactNode } from 'react'
import { useAntdPart } from '../antd/use-antd-part.ts'

export interface DrawerProps {
  open: boolean
  /** Escape, the cross and a press beside it ask for closing; the owner decides. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons at its foot. */
  actions?: ReactNode
  /** Rem; never wider than the screen. */
  width?: number
}

const load = () => import('../antd/DrawerPanel.tsx')

/** What belongs beside the page and is looked at without leaving it: filters, a record's details. Workspaces only; antd's, fetched when it opens. */
export function Drawer(props: DrawerProps) {
  return useAntdPart(load, props.open)?.(props)
}
