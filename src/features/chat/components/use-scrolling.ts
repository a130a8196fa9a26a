import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

/** Distance from the end at which one still follows it, in pixels. */
const near = 80

/**
 * Keeps the end in sight while one is there, and what one reads where it is when older messages come above it. `first` and `count` say what
 * is shown.
 */
export function useScrolling({ first, count, talk }: { first: number; count: number; talk: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first, height: 0, talk })
  const [atEnd, setAtEnd] = useState(true)
  useLayoutEffect(() => {
    const shown = box.current
    if (!shown) return
    const { first: firstBefore, height, talk: talkBefore } = before.current
    if (talkBefore !== talk) shown.scrollTop = shown.scrollHeight
    else if (first < firstBefore && height > 0) shown.scrollTop += shown.scrollHeight - height
    else if (atEnd) shown.scrollTop = shown.scrollHeight
    before.current = { first, height: shown.scrollHeight, talk }
  }, [first, count, talk, atEnd])
  // Pictures that come, and a field that grows, move the end.
  useEffect(() => {
    const shown = box.current
    if (!shown || !atEnd) return
    const follow = new ResizeObserver(() => (shown.scrollTop = shown.scrollHeight))
    for (const part of [shown, ...shown.children]) follow.observe(part)
    return () => follow.disconnect()
  }, [atEnd, talk])
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) =>
    setAtEnd(scrollHeight - scrollTop - clientHeight < near)
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  return { box, atEnd, onScroll, toEnd }
}
