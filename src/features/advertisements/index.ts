/** What other capabilities may use of advertisements. Light: the home page carries it. */
export { Advertisement } from './components/Advertisement.tsx'
export { useSidebarAdvertisement } from './sidebar-places.ts'
