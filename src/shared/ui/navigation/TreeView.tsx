import { useAntdPart } from '../antd/use-antd-part.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'

export interface TreeItem {
  key: string
  label: string
  children?: TreeItem[]
}

export interface TreeViewProps {
  /** What it is a tree of, for those who listen. */
  label: string
  items: readonly TreeItem[]
  /** Key of the chosen one; what it lies in is open at the beginning. */
  value?: string
  onChoose: (key: string) => void
}

const load = () => import('../antd/TreeList.tsx')

/** Things within things, opened and closed, one of them chosen: folders, categories. Workspaces only; antd's, fetched when shown. */
export function TreeView(props: TreeViewProps) {
  const draw = useAntdPart(load, true)
  return draw ? draw(props) : <Skeleton height="12rem" />
}
