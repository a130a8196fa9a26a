import Papa from 'papaparse'
import { minorDigits } from '#contract/kernel/money-text.ts'
import { cellsOf } from '#contract/pharmacy/catalogue-line.ts'
import { catalogueColumns, catalogueDelimiter } from '#contract/pharmacy/values.ts'
import type { OwnProduct } from '#contract/pharmacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentOwnProducts, selectOwnProducts } from './present-product.ts'

const atOnce = 1000

/** The whole catalogue as a file that can be brought in again, a line for each lot. Read and sent in parts, however long it is. */
export async function readCatalogueFile({ db }: Platform, actor: Actor): Promise<Response> {
  const { currency } = await db
    .selectFrom('pharmacies')
    .select('currency')
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const digits = minorDigits(currency)
  const encoder = new TextEncoder()
  let after: string | null = null
  const body = new ReadableStream({
    start(controller) {
      // The mark lets spreadsheets see UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${csv([[...catalogueColumns]])}`))
    },
    async pull(controller) {
      // A part may hold hidden products alone: the next one is read then.
      for (let lines: string[][] = []; lines.length === 0;) {
        const products = await productsAfter(db, actor.userId, after)
        lines = products.flatMap((product) => linesOf(product, digits))
        if (lines.length > 0) controller.enqueue(encoder.encode(csv(lines)))
        after = products.at(-1)?.id ?? null
        if (products.length < atOnce) return controller.close()
      }
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="catalogue.csv"' },
  })
}

async function productsAfter(db: Reader, pharmacyId: string, after: string | null): Promise<OwnProduct[]> {
  const select = selectOwnProducts(db, pharmacyId).orderBy('products.id').limit(atOnce)
  const rows = await (after === null ? select : select.where('products.id', '>', after)).execute()
  return presentOwnProducts(db, rows)
}

/** A line for each lot; one without stock where there is none. */
function linesOf({ sku, isHidden, lots, ...facts }: OwnProduct, digits: number): string[][] {
  if (sku === null || isHidden) return []
  const none = { lot: null, expiresOn: null, stock: null }
  const stocked = lots.map(({ lot, expiresOn, quantity }) => ({ lot: lot || unnamedLot, expiresOn, stock: quantity }))
  return (stocked.length > 0 ? stocked : [none]).map((lot) => cellsOf({ ...facts, sku, ...lot }, digits))
}

/** What a lot without a name is called in a file. */
export const unnamedLot = '-'

const csv = (rows: string[][]) => `${Papa.unparse(rows, { delimiter: catalogueDelimiter, newline: '\r\n' })}\r\n`
