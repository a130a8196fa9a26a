import type { Capability } from '../kernel/capability.ts'
import { ordersPaths } from './paths.ts'

export const ordersCapability = {
  name: 'orders',
  paths: ordersPaths,
  recordScreens: [
    'orderPayment',
    'paymentFailed',
    'orderSummery',
    'pendingOrders',
    'pendingPaymentOrder',
    'completedOrderDetails',
    'doctorOrderDetails',
    'userOrdersDetails',
    'userShopingOrderDetails',
    'doctorsPendingOrderDetails',
  ],
  records: ['order'],
  tags: ['Order', 'Invoice'],
  hub: {
    'order.changed': {
      fields: ['id', 'state', 'paymentState'],
      tags: ['Order', 'Invoice', 'Figures', 'MedicineOrder', 'DeskOrder', 'Desk'],
    },
  },
  refusals: [
    'coupon_changed',
    'gone',
    'hold_expired',
    'no_invoice',
    'nothing_to_refund',
    'order_not_payable',
    'order_state',
    'payment_under_way',
  ],
} as const satisfies Capability
