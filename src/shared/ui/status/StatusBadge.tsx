import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '../icons/icon.tsx'
import type { Tone } from '../tokens/themes.ts'
import { Badge } from './Badge.tsx'

/** How one state looks. A capability keeps one such map for its states, `satisfies Record<State, StatusStyle>`. */
export interface StatusStyle {
  tone: Tone
  icon: ComponentType<IconProps>
}

export interface StatusBadgeProps<State extends string> {
  state: State
  looks: Readonly<Record<State, StatusStyle>>
  /** The state's word in the reader's language. */
  children: ReactNode
}

/** A state by colour, shape and word, never by colour alone. */
export function StatusBadge<State extends string>({ state, looks, children }: StatusBadgeProps<State>) {
  const { tone, icon: Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {children}
    </Badge>
  )
}
