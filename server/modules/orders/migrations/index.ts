import type { MigrationList } from '#server/migrations/migration.ts'
import * as orderTax from './0140-order-tax.ts'
import * as refundLines from './0163-refund-lines.ts'
import * as covered from './0320-covered.ts'
import * as goodwill from './0381-goodwill.ts'
import * as creditedTaxes from './0430-credited-taxes.ts'
import * as invoicesOfOrder from './0431-invoices-of-order.ts'

export const orderMigrations: MigrationList = {
  '0140-order-tax': orderTax,
  '0163-refund-lines': refundLines,
  '0320-covered': covered,
  '0381-goodwill': goodwill,
  '0430-credited-taxes': creditedTaxes,
  '0431-invoices-of-order': invoicesOfOrder,
}
