import type { ScreenRoute } from './route.ts'

/** In place of a screen that does not exist yet: one page that says so and names what it will do. */
export const notBuilt = () => import('./NotBuilt.tsx')

/** Whether the screen is there. Until then its entry in a menu says so. */
export const isBuilt = ({ screen }: Pick<ScreenRoute, 'screen'>): boolean => screen !== notBuilt
