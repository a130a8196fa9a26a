import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { order } from '../orders/schemas.ts'
import { shopCalls } from './calls.ts'
import {
  address,
  addressBook,
  addressInput,
  cart,
  cartLinesInput,
  cartQuantity,
  checkoutBody,
  checkoutInput,
  checkoutOrders,
  checkoutTotals,
  goodsFacts,
  keptProducts,
  orderReason,
  ownOrderPage,
  ownOrderQuery,
  placedCheckout,
  returnInput,
} from './schemas.ts'

export const shopContract = bind(shopCalls, {
  readCart: { answer: cart },
  checkCart: { body: cartLinesInput, answer: cart },
  setCartLine: { params: byId, body: cartQuantity, answer: cart },
  mergeCart: { body: cartLinesInput, answer: cart },
  priceCheckout: { body: checkoutInput, answer: checkoutTotals },
  placeCheckout: { body: checkoutBody, answer: placedCheckout, status: 201 },
  readCheckout: { params: byId, answer: checkoutOrders },
  listAddresses: { answer: addressBook },
  addAddress: { body: addressInput, answer: address, status: 201 },
  changeAddress: { params: byId, body: addressInput, answer: address },
  removeAddress: { params: byId, answer: null },
  listOwnOrders: { query: ownOrderQuery, answer: ownOrderPage },
  readGoods: { params: byId, answer: goodsFacts },
  cancelOrder: { params: byId, body: orderReason, answer: order },
  orderAgain: { params: byId, answer: cart },
  askReturn: { params: byId, body: returnInput, answer: goodsFacts },
  listKept: { answer: keptProducts },
  addFavouriteProduct: { params: byId, answer: null },
  removeFavouriteProduct: { params: byId, answer: null },
  awaitProduct: { params: byId, answer: null },
  forgetProduct: { params: byId, answer: null },
})
