import { makePharmacy, type Person } from './people.ts'
import { insertRow } from './rows.ts'
import type { TestServer } from './server.ts'

/** Puts a product on a pharmacy's shelf (of one made for it, where none is given); answers its id. */
export async function makeProduct(server: TestServer, columns: Record<string, unknown> = {}, pharmacy?: Person): Promise<string> {
  const id = server.platform.ids.next()
  await insertRow(server.db, 'products', {
    id,
    pharmacy_id: (pharmacy ?? (await makePharmacy(server))).userId,
    name: 'Timothy hay',
    category: 'food',
    audience: 'pets',
    price: 1999,
    stock: 3,
    created_at: server.clock.now(),
    ...columns,
  })
  return id
}
