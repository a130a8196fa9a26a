import { lazy } from 'react'

/** What other capabilities may use of the shop. Light: the home page carries it. */
export { ProductCard } from './components/card/ProductCard.tsx'
export const ReturnsDesk = lazy(() => import('./components/order/ReturnsDesk.tsx'))
/** Units in the cart, for the frame. */
export const CartCount = lazy(() => import('./components/cart/CartCount.tsx'))
