import { useState, type ComponentType, type ReactNode } from 'react'
import { useAntdPart } from './use-antd-part.ts'

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
  const draw = useAntdPart(load, true)
  return {
    draw: isInUse ? undefined : draw,
    standIn: { onFocus: () => setInUse(true), onBlur: () => setInUse(false), 'data-stand-in': true },
  }
}
