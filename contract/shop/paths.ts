/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const shopPaths = {
  ecommerce: 'ecommerce',
  cart: 'cart',
  checkout: 'checkout',
  favouriteProducts: 'favourite-products',
} as const
