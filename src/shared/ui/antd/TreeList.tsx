import { Tree } from 'antd'
import type { TreeViewProps } from '../navigation/TreeView.tsx'
import AntdProvider from './AntdProvider.tsx'

/** antd's tree; the arrow keys move in it, Enter chooses. */
export default function TreeList({ label, items, value, onChoose }: TreeViewProps) {
  return (
    <AntdProvider>
      <Tree
        aria-label={label}
        blockNode
        defaultExpandParent
        defaultExpandedKeys={value === undefined ? [] : [value]}
        // All of it can be reached by those who listen.
        virtual={false}
        treeData={[...items]}
        fieldNames={{ title: 'label' }}
        selectedKeys={value === undefined ? [] : [value]}
        onSelect={([key]) => key !== undefined && onChoose(String(key))}
      />
    </AntdProvider>
  )
}
