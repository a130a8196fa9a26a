import type { Call } from '../kernel/call.ts'

const own = { who: 'signedIn', whose: 'self' } as const
const owner = { who: 'signedIn', whose: 'party', record: 'savedView' } as const

/** Views of lists that people keep under a name: what is searched, filtered and sorted by, and which columns are hidden. */
export const viewsCalls = {
  listViews: { method: 'GET', path: '/views', access: own, summary: "The caller's views of one list, by name" },
  saveView: { method: 'POST', path: '/views', access: own, summary: 'Keep a view of a list under a name' },
  changeView: { method: 'PATCH', path: '/views/{id}', access: owner, summary: 'Rename a view, or give it what is shown now' },
  removeView: { method: 'DELETE', path: '/views/{id}', access: owner, summary: 'Remove a view' },
} as const satisfies Record<string, Call>
