/** The way to a regular delivery, for the page of a product. Light: the shop carries it. */
export { RegularlyLink } from './components/RegularlyLink.tsx'
