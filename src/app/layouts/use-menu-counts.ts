import { useChatUnread } from '#features/chat/unread/index.ts'
import { paths } from '#shared/paths.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'

/** How much is new behind an entry of the menu. */
export type MenuCounts = (route: PlacedRoute) => number

export function useMenuCounts(): MenuCounts {
  const messages = useChatUnread()
  return ({ path }) => (path.pattern === paths.chat.pattern ? messages : 0)
}
