import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
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
  useFocusBack(props.open)
  return useAntdPart(load, props.open)?.(props)
}

/** Gives the focus back to what had it before. antd does so at the end of a movement, and not at all when that is cut short. */
function useFocusBack(open: boolean) {
  const opener = useRef<Element | null>(null)
  // Before the panel takes the focus, which may be only after it has been fetched.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (!open && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }, [open])
}
