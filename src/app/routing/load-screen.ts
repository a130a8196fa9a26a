import type { ComponentType } from 'react'
import { ensureWords } from '#shared/i18n/i18n.ts'
import { standingOf } from '#shared/session/access.ts'
import type { PlacedRoute, ScreenModule } from '#shared/routing/route.ts'
import { frameAround, loadLayout } from '../layouts/frame.ts'

/** What a screen's route shows: found by its loader, so that nothing is rendered before all of it is there. */
export interface LoadedScreen {
  Layout: ComponentType<{ children: React.ReactNode }>
  Screen: ComponentType
}

/**
 * Loads a screen's chunk, its frame and its words side by side. A person for whom the screen is not gets the page that says so, and
 * the screen's chunk is not asked for. `onModule` is told of the screen's chunk as soon as it is there. Rejects when one of them does not
 * come; called again, it tries again.
 */
export async function loadScreen(
  route: PlacedRoute,
  userType: number | undefined,
  onModule: (module: ScreenModule) => void,
): Promise<LoadedScreen> {
  const standing = standingOf(route.needs, userType)
  const frame = frameAround(route, userType)
  const screen = standing === 'welcome' ? screenOf(route, onModule) : import('../screens/OtherStanding.tsx')
  const needsWorkspaceWords = route.usesWorkspaceWords || frame !== 'public' || !['public', 'own'].includes(route.workspace)
  const [Layout, module] = await Promise.all([
    loadLayout(standing === 'welcome' && route.isBare ? 'bare' : frame),
    screen,
    ensureWords(needsWorkspaceWords ? ['site', 'workspace'] : ['site']),
  ])
  return { Layout, Screen: module.default }
}

async function screenOf(route: PlacedRoute, onModule: (module: ScreenModule) => void): Promise<ScreenModule> {
  const module = await route.screen()
  onModule(module)
  return module
}

/** What is shown where nothing is yet and there is no connection: in the visitors' frame, which is kept on the device. */
export async function loadOffline(): Promise<LoadedScreen> {
  const [Layout, module] = await Promise.all([loadLayout('public'), import('../screens/Offline.tsx')])
  return { Layout, Screen: module.default }
}
