import type { Module } from '#server/kernel/module.ts'
import { shopOrders } from './shop-orders.ts'

/** The shop: carts, checkouts, and orders of goods. */
export const shopModule: Module = { name: 'shop', endpoints: [], orderKinds: { shop: shopOrders } }
