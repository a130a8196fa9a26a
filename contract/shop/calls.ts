import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'self' } as const
const party = { who: ['patient'], whose: 'party', record: 'order' } as const

export const shopCalls = {
  readCart: { method: 'GET', path: '/cart', access: own, summary: 'The cart, with what is wrong with its lines' },
  checkCart: {
    method: 'POST',
    path: '/cart/check',
    access: { who: 'anyone', whose: 'public' },
    summary: 'What is wrong with the lines of a cart that lies on a device',
  },
  setCartLine: {
    method: 'PUT',
    path: '/cart/{id}',
    access: own,
    summary: 'So many of a product, by its id, in the cart; 0 takes it out',
  },
  mergeCart: {
    method: 'POST',
    path: '/cart/merge',
    access: own,
    summary: 'Takes the lines of a device into the cart: of each product the larger number. Never refused, and twice is once',
  },
  priceCheckout: {
    method: 'POST',
    path: '/checkout/price',
    access: own,
    summary: 'What a checkout would cost now; nothing is kept',
  },
  placeCheckout: {
    method: 'POST',
    path: '/checkout',
    access: own,
    summary: 'Places an order with each pharmacy for the total that was shown, and keeps the goods for half an hour',
    idempotent: true,
  },
  readCheckout: {
    method: 'GET',
    path: '/orders/{id}/checkout',
    access: party,
    summary: 'The order with those that are paid together with it',
  },
  listAddresses: { method: 'GET', path: '/addresses', access: own, summary: 'The address book, the default first' },
  addAddress: { method: 'POST', path: '/addresses', access: own, summary: 'A further address; the first is the default' },
  changeAddress: {
    method: 'PUT',
    path: '/addresses/{id}',
    access: { who: ['patient'], whose: 'party', record: 'address' },
    summary: 'Another address in its place',
  },
  removeAddress: {
    method: 'DELETE',
    path: '/addresses/{id}',
    access: { who: ['patient'], whose: 'party', record: 'address' },
    summary: 'Takes an address out of the book; orders keep theirs',
  },
  listOwnOrders: { method: 'GET', path: '/patient/orders', access: own, summary: "The patient's orders, latest first" },
  readGoods: {
    method: 'GET',
    path: '/orders/{id}/goods',
    access: { who: ['patient', 'pharmacy', 'admin'], whose: 'party', record: 'goodsOrder' },
    summary: 'Where the goods of an order go, and what was sent back of them',
  },
  cancelOrder: {
    method: 'POST',
    path: '/orders/{id}/cancel',
    access: { who: ['patient'], whose: 'party', record: 'goodsOrder' },
    summary: 'Calls an order of goods off before it is packed; what was paid goes back whole',
  },
  orderAgain: {
    method: 'POST',
    path: '/orders/{id}/again',
    access: { who: ['patient'], whose: 'party', record: 'goodsOrder' },
    summary: 'Puts what was ordered into the cart again',
  },
  askReturn: {
    method: 'POST',
    path: '/orders/{id}/returns',
    access: { who: ['patient'], whose: 'party', record: 'goodsOrder' },
    summary: 'Sends goods back within their days; the pharmacy gives the money back once they are there',
    idempotent: true,
  },
  settleReturn: {
    method: 'POST',
    path: '/returns/{id}/settlement',
    access: { who: ['pharmacy'], whose: 'party', record: 'orderReturn' },
    summary: 'The goods are there: they are paid back and lie on the shelf again; or they are refused',
    idempotent: true,
  },
  listKept: {
    method: 'GET',
    path: '/kept-products',
    access: own,
    summary: 'Ids of favourite products, and of those that are waited for',
  },
  listFavouriteProducts: {
    method: 'GET',
    path: '/favourite-products',
    access: own,
    summary: 'Favourite products and those that are waited for, latest first, as they stand now',
  },
  addFavouriteProduct: {
    method: 'PUT',
    path: '/favourite-products/{id}',
    access: own,
    summary: 'Make a product a favourite; twice is once',
  },
  removeFavouriteProduct: { method: 'DELETE', path: '/favourite-products/{id}', access: own, summary: 'A favourite no more' },
  awaitProduct: {
    method: 'PUT',
    path: '/awaited-products/{id}',
    access: own,
    summary: 'Be told once the product is there again',
  },
  forgetProduct: { method: 'DELETE', path: '/awaited-products/{id}', access: own, summary: 'Be told no more' },
} as const satisfies Record<string, Call>
