import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { MessageView } from '#features/chat/components/MessageView.tsx'
import { waitForMount } from '../page.tsx'
import { around, messages, ownId } from '../talk.tsx'
import { overscan } from './overscan.ts'

const nothing = () => {}

/** The same messages in TanStack's virtual list from its end, as its documentation shows it; without days. */
function Conversation() {
  'use no memo'
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 72,
    overscan,
    anchorTo: 'end',
  })
  useLayoutEffect(() => list.scrollToEnd(), [list])
  return (
    <div ref={scroller} role="log" style={{ blockSize: '100%', overflowY: 'auto', overflowAnchor: 'none' }}>
      <div style={{ height: list.getTotalSize(), position: 'relative' }}>
        {list.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={list.measureElement}
            data-index={index}
            style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)`, paddingBlockEnd: 12 }}
          >
            <MessageView
              message={messages[index]!}
              own={messages[index]!.from === ownId}
              author="Ben"
              canWrite
              mark={null}
              found={false}
              onReply={nothing}
              onEdit={nothing}
              onDelete={nothing}
              onHistory={nothing}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

waitForMount(() => <Conversation />, around)
