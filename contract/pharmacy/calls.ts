import type { Call } from '../kernel/call.ts'

const own = { who: ['pharmacy'], whose: 'self' } as const
const product = { who: ['pharmacy'], whose: 'party', record: 'ownProduct' } as const
const file = { who: ['pharmacy'], whose: 'party', record: 'catalogueImport' } as const
const order = { who: ['pharmacy'], whose: 'party', record: 'deskOrder' } as const

/** A pharmacy's own desk: its details, what it sells, and the orders that it works on. */
export const pharmacyCalls = {
  listPharmacies: {
    method: 'GET',
    path: '/pharmacies',
    access: { who: ['patient'], whose: 'public' },
    summary: 'Verified pharmacies, the nearest first, with hours and delivery',
  },
  readPharmacyProfile: { method: 'GET', path: '/pharmacy/profile', access: own, summary: 'What the pharmacy says of itself' },
  changePharmacyDetails: {
    method: 'PUT',
    path: '/pharmacy/details',
    access: own,
    summary: 'Telephone, address, position and what it says of itself',
  },
  changePharmacyHours: {
    method: 'PUT',
    path: '/pharmacy/hours',
    access: own,
    summary: 'When it is open in a week, and days on which it is closed',
  },
  changePharmacyDelivery: {
    method: 'PUT',
    path: '/pharmacy/delivery',
    access: own,
    summary: 'How far it delivers, and for what',
  },
  readDesk: {
    method: 'GET',
    path: '/pharmacy/desk',
    access: own,
    summary: 'What waits, orders by state, sales by day, what runs low and what expires',
  },
  listDeskOrders: {
    method: 'GET',
    path: '/pharmacy/orders',
    access: own,
    summary: 'Paid orders of both kinds by how far they are',
  },
  readDeskOrder: {
    method: 'GET',
    path: '/pharmacy/orders/{id}',
    access: order,
    summary: 'One order with what can be done with it now',
  },
  takeDeskStep: {
    method: 'POST',
    path: '/pharmacy/orders/{id}/steps',
    access: order,
    summary: 'Takes an order one step on; the buyer is told',
    idempotent: true,
  },
  rejectDeskOrder: {
    method: 'POST',
    path: '/pharmacy/orders/{id}/rejection',
    access: order,
    summary: 'Gives a paid order back with its money; the buyer is told why',
    idempotent: true,
  },
  readPackingSlip: {
    method: 'GET',
    path: '/pharmacy/orders/{id}/packing-slip',
    access: order,
    summary: 'What goes into the parcel, as PDF',
  },
  listOwnProducts: {
    method: 'GET',
    path: '/pharmacy/products',
    access: own,
    summary: 'What the pharmacy sells, hidden ones too, with stock',
  },
  addOwnProduct: {
    method: 'POST',
    path: '/pharmacy/products',
    access: own,
    summary: 'Puts a product into the catalogue',
    idempotent: true,
  },
  changeOwnProduct: {
    method: 'PUT',
    path: '/pharmacy/products/{id}',
    access: product,
    summary: 'Changes a product, or takes it off the shelf',
  },
  readOwnProduct: { method: 'GET', path: '/pharmacy/products/{id}', access: product, summary: 'One product with its lots' },
  saveLot: {
    method: 'POST',
    path: '/pharmacy/products/{id}/lots',
    access: product,
    summary: 'A new lot, or one put right: number, last day, how many, and why',
    idempotent: true,
  },
  listLotChanges: {
    method: 'GET',
    path: '/pharmacy/products/{id}/lot-changes',
    access: product,
    summary: 'What was changed of its lots by hand, latest first',
  },
  readCatalogueFile: {
    method: 'GET',
    path: '/pharmacy/catalogue.csv',
    access: own,
    summary: 'The whole catalogue as a file that can be brought in again',
  },
  beginCatalogueImport: {
    method: 'POST',
    path: '/pharmacy/imports',
    access: own,
    summary: 'Begins to check a catalogue file; refused where its heads are wrong',
    idempotent: true,
  },
  sendCatalogueLines: {
    method: 'POST',
    path: '/pharmacy/imports/{id}/lines',
    access: file,
    summary: 'Some of its lines, which are checked and changed nothing by',
  },
  readCatalogueImport: {
    method: 'GET',
    path: '/pharmacy/imports/{id}',
    access: file,
    summary: 'What the file would add and change, and its faults by line',
  },
  applyCatalogueImport: {
    method: 'POST',
    path: '/pharmacy/imports/{id}/apply',
    access: file,
    summary: 'Brings all lines in, or none',
    idempotent: true,
  },
  discardCatalogueImport: {
    method: 'DELETE',
    path: '/pharmacy/imports/{id}',
    access: file,
    summary: 'Throws a file away; nothing of it was brought in',
  },
} as const satisfies Record<string, Call>
