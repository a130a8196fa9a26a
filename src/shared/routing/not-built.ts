/** In place of a screen that does not exist yet: one page that says so and names what it will do. */
export const notBuilt = () => import('./NotBuilt.tsx')
