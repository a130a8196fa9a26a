import { shopContract as contract } from '#contract/shop/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { readOrder } from '#server/modules/orders/index.ts'
import { mergeCart, readCart, setCartLine } from './cart/cart.ts'
import { presentCart } from './cart/present-cart.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './checkout/addresses.ts'
import { placeCheckout } from './checkout/place-checkout.ts'
import { priceCheckout } from './checkout/price-checkout.ts'
import { dropProduct, keepProduct, listFavourites, listKept } from './kept/kept-products.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { listOwnOrders } from './orders/list-own-orders.ts'
import { orderAgain } from './orders/order-again.ts'
import { readCheckout } from './orders/read-checkout.ts'
import { readGoods } from './orders/read-goods.ts'
import { askReturn } from './orders/ask-return.ts'
import { settleReturn } from './orders/settle-return.ts'

export const shopEndpoints = [
  implement(contract.readCart, (platform, _input, actor) => readCart(platform, actor)),
  implement(contract.checkCart, ({ db }, { body }, actor) => presentCart(db, actor, body)),
  implement(contract.setCartLine, (platform, { params, body }, actor) =>
    setCartLine(platform, actor, { productId: params.id, ...body }),
  ),
  implement(contract.mergeCart, (platform, { body }, actor) => mergeCart(platform, actor, body)),
  implement(contract.priceCheckout, (platform, { body }, actor) => priceCheckout(platform, actor, body)),
  implement(contract.placeCheckout, (platform, { body }, actor) => placeCheckout(platform, actor, body)),
  implement(contract.readCheckout, (platform, { params }, actor) => readCheckout(platform, actor, params)),
  implement(contract.listAddresses, ({ db }, _input, actor) => listAddresses(db, actor)),
  implement(contract.addAddress, (platform, { body }, actor) => addAddress(platform, actor, body)),
  implement(contract.changeAddress, (platform, { params, body }, actor) => changeAddress(platform, actor, params.id, body)),
  implement(contract.removeAddress, (platform, { params }, actor) => removeAddress(platform, actor, params.id)),
  implement(contract.listOwnOrders, ({ db }, { query }, actor) => listOwnOrders(db, actor, query)),
  implement(contract.readGoods, (platform, { params }, actor) => readGoods(platform, actor, params)),
  implement(contract.cancelOrder, async (platform, { params, body }, actor) => {
    await cancelOrder(platform, actor, { ...params, ...body })
    return readOrder(platform, actor, params)
  }),
  implement(contract.orderAgain, (platform, { params }, actor) => orderAgain(platform, actor, params)),
  implement(contract.askReturn, async (platform, { params, body }, actor) => {
    await askReturn(platform, actor, { ...params, ...body })
    return readGoods(platform, actor, params)
  }),
  implement(contract.settleReturn, (platform, { params, body }, actor) => settleReturn(platform, actor, { ...params, ...body })),
  implement(contract.listKept, ({ db }, _input, actor) => listKept(db, actor)),
  implement(contract.listFavouriteProducts, ({ db }, _input, actor) => listFavourites(db, actor)),
  implement(contract.addFavouriteProduct, (platform, { params }, actor) =>
    keepProduct(platform, actor, 'favourite_products', params.id),
  ),
  implement(contract.removeFavouriteProduct, (platform, { params }, actor) =>
    dropProduct(platform, actor, 'favourite_products', params.id),
  ),
  implement(contract.awaitProduct, (platform, { params }, actor) => keepProduct(platform, actor, 'awaited_products', params.id)),
  implement(contract.forgetProduct, (platform, { params }, actor) => dropProduct(platform, actor, 'awaited_products', params.id)),
]
