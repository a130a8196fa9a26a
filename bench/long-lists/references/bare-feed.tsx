import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { waitForMount } from '../page.tsx'
import { overscan } from './overscan.ts'
import { messageOf, rows } from '../rows.ts'

/** Messages of different heights in TanStack's virtual list as its documentation shows it. */
function Feed() {
  'use no memo'
  const list = useWindowVirtualizer({ count: rows.length, estimateSize: () => 72, overscan })
  return (
    <div style={{ height: list.getTotalSize(), position: 'relative' }}>
      {list.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={list.measureElement}
          data-index={index}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)`, padding: 16 }}
        >
          {messageOf(rows[index]!, index)}
        </div>
      ))}
    </div>
  )
}

waitForMount(() => <Feed />)
