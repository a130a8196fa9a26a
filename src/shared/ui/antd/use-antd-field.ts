import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { whenQuiet } from '#shared/lib/when-quiet.ts'
import { useAntdPart } from './use-antd-part.ts'

/** What a person waits for comes first: antd is the heaviest that a screen brings, and its fields work before it is there. */
const isComing = () => document.querySelector('[aria-busy="true"]') !== null
const patience = { atLatest: 4000, untold: 50 }

/**
 * A field that antd draws once it has come. Until then, and where it cannot be fetched, a plain control stands in its place and works:
 * give that `standIn`'s handlers, so that it is not taken away from under somebody's hands.
 */
export function useAntdField<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): {
  draw: ((props: Props) => ReactNode) | undefined
  standIn: { onFocus: () => void; onBlur: () => void; 'data-stand-in': true }
} {
  const [isInUse, setInUse] = useState(false)
  const [isQuiet, setQuiet] = useState(false)
  const draw = useAntdPart(load, isQuiet)
  useEffect(() => whenQuiet(() => setQuiet(true), isComing, patience), [])
  return {
    draw: isInUse ? undefined : draw,
    standIn: { onFocus: () => setInUse(true), onBlur: () => setInUse(false), 'data-stand-in': true },
  }
}
