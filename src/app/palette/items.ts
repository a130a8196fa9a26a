import type { ReactNode } from 'react'
import type { FoundKind } from '#contract/search/schemas.ts'
import type { RouteIcon } from '#shared/routing/icons.ts'

/** The parts of the list, in their order; each has a heading. */
export const groups = [
  'recent',
  'topic',
  'pages',
  'patient',
  'pet',
  'visit',
  'order',
  'invoice',
  'conversation',
  'account',
  'doctor',
  'product',
  'article',
] as const satisfies readonly ('recent' | 'topic' | 'pages' | FoundKind)[]
export type Group = (typeof groups)[number]

/** A line of the list: where it leads, and what it says. */
export interface PaletteItem {
  readonly group: Group
  readonly title: string
  /** Quietly behind the title. */
  readonly note?: ReactNode
  readonly icon: RouteIcon
  readonly to: string
}

export interface Section {
  readonly group: Group
  /** Place of its first item in the whole list. */
  readonly first: number
  readonly items: readonly PaletteItem[]
}

/** Items under their headings, in the order of {@link groups}; of those that lead to the same place the first. */
export function sectionsOf(items: readonly PaletteItem[]): Section[] {
  const sections: Section[] = []
  let first = 0
  for (const group of groups) {
    const own = items.filter((item) => item.group === group)
    const unique = own.filter((item, at) => own.findIndex(({ to }) => to === item.to) === at)
    if (unique.length > 0) sections.push({ group, first, items: unique })
    first += unique.length
  }
  return sections
}
