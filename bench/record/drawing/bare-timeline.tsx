import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { TimelineRow } from '#features/records/components/timeline/TimelineRow.tsx'
import { waitForMount } from '../../long-lists/page.tsx'
import { overscan } from '../../long-lists/references/overscan.ts'
import { around } from './around.tsx'
import { items } from './items.ts'

const nothing = () => {}

/** The same rows in TanStack's virtual list as its documentation shows it. */
function Timeline() {
  'use no memo'
  const list = useWindowVirtualizer({ count: items.length, estimateSize: () => 96, overscan })
  return (
    <div style={{ height: list.getTotalSize(), position: 'relative' }}>
      {list.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={list.measureElement}
          data-index={index}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
        >
          <TimelineRow item={items[index]!} onOpen={nothing} />
        </div>
      ))}
    </div>
  )
}

waitForMount(() => <Timeline />, around)
