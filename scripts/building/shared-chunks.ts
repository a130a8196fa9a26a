import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

interface Modules {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** What has several of a kind's screens is worth being fetched with the first of them. */
const many = 3

/**
 * The first view of every page, of most public pages, of sign-in, and of who is signed in: the frame with what people open every day. What others
 * share with them comes from them, so that none of these brings what it does not show.
 */
const views = {
  start: 'src/main.tsx',
  public: 'src/app/layouts/PublicLayout.tsx',
  home: 'src/features/site/screens/public/Home.tsx',
  signIn: 'src/features/account/screens/public/Login.tsx',
  workspace: 'src/app/layouts/WorkspaceLayout.tsx',
  feed: 'src/features/social/screens/patient/Feed.tsx',
  // What the frame fetches by itself on every screen.
  call: 'src/features/meeting/live/index.ts',
  cart: 'src/features/shop/components/cart/CartCount.tsx',
  // What follows who is signed in, on every screen too.
  person: 'src/app/session/follow-person.ts',
  hub: 'src/shared/hub/connection.ts',
} as const

/** The screens by whom they are for: the workspaces together, public ones by their capability. */
function screensByKind(): Map<string, string[]> {
  const kinds = new Map<string, string[]>()
  for (const name of readdirSync('src/features', { recursive: true, encoding: 'utf8' }).toSorted()) {
    const [, capability, workspace] = /^(\w+)\/screens\/(\w+)\/\w+\.tsx$/.exec(name) ?? []
    if (!capability) continue
    const kind = workspace === 'public' ? capability : 'workspace'
    kinds.set(kind, [...(kinds.get(kind) ?? []), join('src/features', name)])
  }
  return kinds
}

const kinds = screensByKind()

/** Every module that a file brings at once, itself included: not what it imports later. */
function broughtBy(file: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const take = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(take)
  }
  take(resolve(file))
  return found
}

interface Sharing {
  /** The first view that has the module; `null` where none has. */
  readonly viewOf: (id: string) => string | null
  /** The kinds of screens that share it; none where the bundler may do as it does. */
  readonly kindsOf: (id: string) => readonly string[]
}

function sharingOf(modules: Modules): Sharing {
  // Another application of the same parts (Storybook, the platform in the browser) has views of its own.
  if (!modules.getModuleInfo(resolve(views.start))) return { viewOf: () => null, kindsOf: () => [] }
  const brought = (file: string) => broughtBy(file, modules)
  const view = {
    start: brought(views.start),
    public: brought(views.public),
    home: brought(views.home),
    signIn: brought(views.signIn),
    frame: new Set([views.workspace, views.call, views.cart, views.person, views.hub].flatMap((file) => [...brought(file)])),
    feed: brought(views.feed),
  }
  const sets = [...kinds].map(([kind, files]) => ({ kind, sets: files.map(brought) }))
  const usersOf = (id: string) =>
    sets
      .map(({ kind, sets: each }) => ({ kind, users: each.filter((set) => set.has(id)).length }))
      .filter(({ users }) => users > 0)
  const isShared = (id: string) => usersOf(id).reduce((sum, { users }) => sum + users, 0) > 1
  return {
    viewOf(id) {
      if (view.start.has(id)) return 'start'
      if (view.public.has(id) || (view.home.has(id) && isShared(id))) return 'public'
      if (view.signIn.has(id)) return 'sign-in'
      if (!view.frame.has(id) && !(view.feed.has(id) && isShared(id))) return null
      // Public pages have nothing of the frame.
      return usersOf(id).some(({ kind }) => kind !== 'workspace') ? 'shared' : 'frame'
    },
    kindsOf(id) {
      const users = usersOf(id)
      // What two screens share between themselves stays theirs.
      if (users.length === 1 && users[0]!.users < many) return []
      return users.map(({ kind }) => kind)
    },
  }
}

/** Those that more pages have come first: whoever needs a module needs what it imports. */
const firstViews = ['start', 'public', 'sign-in', 'shared', 'frame']

/** The hub's connection comes by itself, with the package that only it needs. */
const isEntry = (id: string) =>
  /\/screens\/\w+\/\w+\.tsx$|\/layouts\/\w+Layout\.tsx$|\/main\.tsx$|\/hub\/connection\.ts$/.test(id)

/**
 * Groups of modules that come in one file each, for Rolldown. Left alone, it makes a chunk for every set of screens that share a module:
 * thirty small files for a screen, which a slow network brings six at a time. Here a file holds what the same kinds of screens share.
 * Whoever needs a module needs what it imports: so what more kinds share is taken first, and no file brings another kind's along.
 */
export function sharedChunks() {
  let known: Sharing | undefined
  const group = (priority: number, debugName: string, name: (id: string, sharing: Sharing) => string | null) => ({
    priority,
    debugName,
    test: /\/(src|contract)\//,
    name: (id: string, modules: Modules) => (isEntry(id) ? null : name(id, (known ??= sharingOf(modules)))),
  })
  const most = kinds.size
  return [
    ...firstViews.map((view, place) =>
      group(most + firstViews.length - place, view, (id, { viewOf }) => (viewOf(id) === view ? view : null)),
    ),
    ...Array.from({ length: most }, (_, place) =>
      group(most - place, `of ${most - place} kinds`, (id, { viewOf, kindsOf }) => {
        if (viewOf(id) !== null) return null
        const users = kindsOf(id)
        return users.length === most - place ? users.join('-') : null
      }),
    ),
  ]
}
