import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ApiServices } from './services.ts'

export interface Page {
  readonly items: readonly { readonly id?: unknown }[]
  readonly next: string | null
}
export interface Pages {
  readonly pages: readonly Page[]
}

interface Kept {
  /** The list as it was when its later pages were known to stand. */
  readonly of: Pages
  /** What is left of them for the asking that is under way. */
  readonly rest?: Page[]
}

const kept = new WeakMap<ApiServices, Map<string, Kept>>()

/** Of one list: asked for again as it is now, its pages after the first stand. */
export function keepLaterPages(services: ApiServices, queryCacheKey: string, of: Pages): void {
  const lists = kept.get(services) ?? new Map<string, Kept>()
  kept.set(services, lists.set(queryCacheKey, { of }))
}

type Asking = Pick<BaseQueryApi, 'queryCacheKey' | 'extra' | 'getState'>

const listsOf = ({ extra }: Asking) => kept.get(extra as ApiServices)

/** Once the first page has come: the others follow it without being asked for, if they still do. */
export function joinLaterPages(asking: Asking, first: Page): void {
  const { queryCacheKey: key = '', getState } = asking
  const known = listsOf(asking)?.get(key)
  listsOf(asking)?.delete(key)
  const { queries } = (getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } }).api
  if (!known || known.of !== queries[key]?.data || first.next === null) return
  const rest = laterPages(known.of.pages, first)
  if (rest) listsOf(asking)?.set(key, { ...known, rest })
}

/** The next of them; `undefined`: it has to be asked for. */
export const takeLaterPage = (asking: Asking): Page | undefined =>
  listsOf(asking)
    ?.get(asking.queryCacheKey ?? '')
    ?.rest?.shift()

/**
 * The pages that follow a first page which came anew: the rows that newer ones have moved off it, then what followed before. `undefined`
 * where a row has gone from it, for it may have moved to any other page.
 */
export function laterPages([before, second, ...others]: readonly Page[], first: Page): Page[] | undefined {
  const shown = new Set(first.items.map(({ id }) => id))
  const end = before?.items.findIndex(({ id }) => id !== undefined && id === first.items.at(-1)?.id) ?? -1
  if (!before || !second || end < 0 || !before.items.slice(0, end).every(({ id }) => shown.has(id))) return undefined
  const following = [{ ...second, items: [...before.items.slice(end + 1), ...second.items] }, ...others]
  return following.map((page) => ({ ...page, items: page.items.filter(({ id }) => !shown.has(id)) }))
}
