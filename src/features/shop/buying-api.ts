import { shopCalls } from '#contract/shop/calls.ts'
import type { shopContract } from '#contract/shop/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof shopContract

/** What is brought to somebody goes by their address. */
const addressChanges = ['Address', 'Product'] as const

/** Carts, checkouts, addresses, and what becomes of orders. */
export const {
  endpoints: buyingQuestions,
  useReadCartQuery,
  useCheckCartQuery,
  useSetCartLineMutation,
  useMergeCartMutation,
  usePriceCheckoutQuery,
  usePlaceCheckoutMutation,
  useListAddressesQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
  useReadGoodsQuery,
  useCancelOrderMutation,
  useOrderAgainMutation,
  useAskReturnMutation,
  useSettleReturnMutation,
  useListKeptQuery,
  useAddFavouriteProductMutation,
  useRemoveFavouriteProductMutation,
  useAwaitProductMutation,
  useForgetProductMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readCart: contractQuery<Contract['readCart']>(build, shopCalls.readCart, { providesTags: ['Cart'], quiet: true }),
    checkCart: contractQuery<Contract['checkCart']>(build, shopCalls.checkCart, { providesTags: ['Cart'], quiet: true }),
    setCartLine: contractMutation<Contract['setCartLine']>(build, shopCalls.setCartLine, { invalidatesTags: ['Cart'] }),
    mergeCart: contractMutation<Contract['mergeCart']>(build, shopCalls.mergeCart, { invalidatesTags: ['Cart'], quiet: true }),
    priceCheckout: contractQuery<Contract['priceCheckout']>(build, shopCalls.priceCheckout, {
      providesTags: ['Cart'],
      quiet: true,
      keepUnusedDataFor: 0,
    }),
    placeCheckout: contractMutation<Contract['placeCheckout']>(build, shopCalls.placeCheckout, {
      // Not the cart: the screen leaves for the payment first, and would else be sent back by an empty one.
      invalidatesTags: ['OwnOrder', 'Product'],
    }),
    readCheckout: contractQuery<Contract['readCheckout']>(build, shopCalls.readCheckout, {
      providesTags: ['Order', 'Payment'],
      quiet: true,
    }),
    listAddresses: contractQuery<Contract['listAddresses']>(build, shopCalls.listAddresses, {
      providesTags: ['Address'],
      quiet: true,
    }),
    addAddress: contractMutation<Contract['addAddress']>(build, shopCalls.addAddress, { invalidatesTags: addressChanges }),
    changeAddress: contractMutation<Contract['changeAddress']>(build, shopCalls.changeAddress, {
      invalidatesTags: addressChanges,
    }),
    removeAddress: contractMutation<Contract['removeAddress']>(build, shopCalls.removeAddress, {
      invalidatesTags: addressChanges,
    }),
    listOwnOrders: contractPages<Contract['listOwnOrders']>(build, shopCalls.listOwnOrders, {
      providesTags: ['OwnOrder', 'Order'],
      quiet: true,
    }),
    readGoods: contractQuery<Contract['readGoods']>(build, shopCalls.readGoods, { providesTags: ['Order'], quiet: true }),
    cancelOrder: contractMutation<Contract['cancelOrder']>(build, shopCalls.cancelOrder, {
      invalidatesTags: ['Order', 'OwnOrder', 'Product', 'Invoice', 'Payment'],
    }),
    orderAgain: contractMutation<Contract['orderAgain']>(build, shopCalls.orderAgain, { invalidatesTags: ['Cart'] }),
    askReturn: contractMutation<Contract['askReturn']>(build, shopCalls.askReturn, { invalidatesTags: ['Order'] }),
    settleReturn: contractMutation<Contract['settleReturn']>(build, shopCalls.settleReturn, {
      invalidatesTags: ['Order', 'Invoice', 'Payment', 'Product'],
    }),
    listKept: contractQuery<Contract['listKept']>(build, shopCalls.listKept, { providesTags: ['KeptProduct'], quiet: true }),
    listFavouriteProducts: contractQuery<Contract['listFavouriteProducts']>(build, shopCalls.listFavouriteProducts, {
      providesTags: ['KeptProduct', 'Product'],
      quiet: true,
    }),
    addFavouriteProduct: contractMutation<Contract['addFavouriteProduct']>(build, shopCalls.addFavouriteProduct, {
      invalidatesTags: ['KeptProduct'],
    }),
    removeFavouriteProduct: contractMutation<Contract['removeFavouriteProduct']>(build, shopCalls.removeFavouriteProduct, {
      invalidatesTags: ['KeptProduct'],
    }),
    awaitProduct: contractMutation<Contract['awaitProduct']>(build, shopCalls.awaitProduct, { invalidatesTags: ['KeptProduct'] }),
    forgetProduct: contractMutation<Contract['forgetProduct']>(build, shopCalls.forgetProduct, {
      invalidatesTags: ['KeptProduct'],
    }),
  }),
})
