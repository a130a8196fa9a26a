/** What other capabilities may use of the shop. Light: the home page carries it. */
export { ProductCard } from './components/card/ProductCard.tsx'
