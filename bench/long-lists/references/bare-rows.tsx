import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { waitForMount } from '../page.tsx'
import { overscan } from './overscan.ts'
import { rows } from '../rows.ts'

/** TanStack's virtual list as its documents show it: rows measured, placed one by one, five texts each; nothing else. */
function Rows() {
  'use no memo'
  const list = useWindowVirtualizer({ count: rows.length, estimateSize: () => 49, overscan, getItemKey: (index) => index })
  return (
    <div style={{ position: 'relative', blockSize: list.getTotalSize() }}>
      {list.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={list.measureElement}
          data-index={item.index}
          style={{
            position: 'absolute',
            insetBlockStart: 0,
            inlineSize: '100%',
            display: 'grid',
            gridTemplateColumns: 'repeat(5, 1fr)',
            padding: '12px 16px',
            borderBlockEnd: '1px solid silver',
            transform: `translateY(${item.start}px)`,
          }}
        >
          {rows[item.index]?.texts.map((text, column) => (
            <span key={column}>{text}</span>
          ))}
        </div>
      ))}
    </div>
  )
}

waitForMount(() => <Rows />)
