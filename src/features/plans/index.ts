/** What other capabilities may use of plans. Light: the home page carries it. */
export { PlansOnHome } from './components/PlansOnHome.tsx'
