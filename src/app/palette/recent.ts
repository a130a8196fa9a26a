import { browserStorage } from '#shared/session/safe-storage.ts'
import { recentKey } from '#shared/session/stored-login.ts'
import type { RouteIcon } from '#shared/routing/icons.ts'
import { routeIcons } from '#shared/routing/icons.ts'
import type { PaletteItem } from './items.ts'

const keptAtMost = 5

interface Kept {
  readonly account: string
  readonly items: readonly { title: string; icon: RouteIcon; to: string }[]
}

/** What this account chose last on this device, latest first. They go with the sign-out (`session/session-effects.ts`). */
export function recentOf(account: string): PaletteItem[] {
  const kept = read()
  return kept?.account === account ? kept.items.map((item) => ({ ...item, group: 'recent' })) : []
}

export function remember(account: string, { title, icon, to }: PaletteItem): void {
  const others = recentOf(account).filter((item) => item.to !== to)
  const items = [{ title, icon, to }, ...others.map((item) => ({ title: item.title, icon: item.icon, to: item.to }))]
  const kept: Kept = { account, items: items.slice(0, keptAtMost) }
  browserStorage.setItem(recentKey, JSON.stringify(kept))
}

/** Whatever else storage holds is nothing. */
function read(): Kept | undefined {
  try {
    const kept = JSON.parse(browserStorage.getItem(recentKey) ?? 'null') as Kept | null
    return kept && typeof kept.account === 'string' && kept.items.every(isItem) ? kept : undefined
  } catch {
    return undefined
  }
}

const isItem = ({ title, icon, to }: Kept['items'][number]) =>
  typeof title === 'string' && routeIcons.includes(icon) && /^\/(?![/\\])/.test(to)
