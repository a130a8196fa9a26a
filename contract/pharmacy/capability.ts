import type { Capability } from '../kernel/capability.ts'
import { pharmacyPaths } from './paths.ts'

export const pharmacyCapability = {
  name: 'pharmacy',
  paths: pharmacyPaths,
  recordScreens: ['pharmaOrderDetails', 'pOrderDetails'],
  records: ['deskOrder', 'ownProduct', 'catalogueImport'],
  tags: ['PharmacyProfile', 'OwnProduct', 'CatalogueImport', 'DeskOrder', 'Desk'],
  hub: {
    /** Something that the pharmacy's desk shows is another: an order, a request, the stock. */
    'desk.changed': { fields: ['id'], tags: ['DeskOrder', 'Desk'] },
  },
  limits: { 'pharmacy.import': { uses: 40, seconds: 3600 } },
  refusals: [
    'lot_taken',
    'lot_changed',
    'lot_reserved',
    'sku_taken',
    'import_state',
    'import_faults',
    'import_heads',
    'import_too_long',
    'no_such_step',
  ],
} as const satisfies Capability
