import type { Found, FoundKind } from '#contract/search/schemas.ts'
import type { RouteIcon } from '#shared/routing/icons.ts'
import { FoundNote } from './FoundNote.tsx'
import type { PaletteItem } from './items.ts'
import { opens } from './opens.ts'

const icons: Record<FoundKind, RouteIcon> = {
  doctor: 'stethoscope',
  product: 'store',
  article: 'book',
  patient: 'user',
  pet: 'paw',
  visit: 'calendar',
  order: 'package',
  invoice: 'receipt',
  conversation: 'message',
  account: 'user',
}

/** What the server found, as lines of the list. */
export function foundItems(found: readonly Found[], userType: number | undefined): PaletteItem[] {
  return found.map((each) => ({
    group: each.kind,
    title: titleOf(each),
    note: <FoundNote found={each} />,
    icon: each.kind === 'patient' && each.pet ? 'paw' : icons[each.kind],
    to: opens(each, userType),
  }))
}

function titleOf(found: Found): string {
  if (found.kind === 'order' || found.kind === 'invoice') return found.number
  if (found.kind === 'visit') return found.subject === found.other ? found.other : `${found.other} · ${found.subject}`
  return found.kind === 'patient' && found.pet ? found.pet.name : found.name
}
