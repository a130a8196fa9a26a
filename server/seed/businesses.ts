import type { Tables } from '#server/kernel/db.ts'
import type { Insertable } from 'kysely'
import { places } from './places.ts'
import { descriptionOf, nameOf, packPrices, wares } from './products/index.ts'
import { account, address, daysFrom, insertAll, near, type World } from './world.ts'

const pharmacyNames = [
  'Harbour Pharmacy',
  'Linden Apotheke',
  'Pharmacie Oberkampf',
  'Farmacia Atocha',
  'Upper Street Chemist',
  'Echo Park Drugs',
  'Hill Road Medicals',
  'Al Wasl Pharmacy',
  'Crown Street Pharmacy',
  'Lakeview Pharmacy',
  'Paws & Health',
  'Mile High Pharmacy',
]
const companies = ['Brightwell Benefits', 'Fernhill Insurance', 'Pawsure', 'Meridian Works', 'Oakline Logistics', 'Solis Energy']
const pharmacyPlaces = [0, 5, 7, 6, 4, 3, 9, 8, 10, 1, 0, 2]
const productCount = 300

/** 12 pharmacies with 300 products between them; the first is `pharmacy@carenest.test`. */
export async function seedPharmacies(world: World): Promise<void> {
  const users: Insertable<Tables['users']>[] = []
  const rows: Insertable<Tables['pharmacies']>[] = []
  for (const [index, name] of pharmacyNames.entries()) {
    const place = places[pharmacyPlaces[index]!]!
    const user = account(world, {
      userType: 2,
      name,
      email: index === 0 ? 'pharmacy@carenest.test' : `pharmacy.${index}@carenest.test`,
      place,
      age: 300 + index,
    })
    users.push(user)
    rows.push({
      user_id: user.id,
      legal_name: `${name} Ltd`,
      licence_number: `PH-${place.country}-${7000 + index * 11}`,
      licence_state: 'verified',
      address: JSON.stringify(address(world, place)),
      ...near(world, place),
      opening_hours: JSON.stringify(
        [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: weekday === 6 ? '14:00' : '19:00' })),
      ),
      delivery_radius_metres: 8000,
      delivery_fee: 390,
      currency: 'USD',
    })
  }
  await insertAll(world, 'users', users)
  await insertAll(world, 'pharmacies', rows)
  await insertAll(
    world,
    'products',
    products(
      world,
      users.map((user) => user.id),
    ),
  )
}

function products(world: World, pharmacies: readonly string[]): Insertable<Tables['products']>[] {
  return Array.from({ length: productCount }, (_, index) => {
    const ware = wares[index % wares.length]!
    const pack = Math.floor(index / wares.length)
    const created = daysFrom(world, -world.dice.between(5, 250))
    return {
      id: world.dice.id(created),
      pharmacy_id: pharmacies[index % pharmacies.length]!,
      name: nameOf(ware, pack),
      description: descriptionOf(ware, pack),
      category: ware.category,
      audience: ware.audience,
      prescription_only: ware.prescriptionOnly ?? false,
      price: Math.round(ware.price * packPrices[pack]!),
      currency: 'USD',
      stock: world.dice.chance(0.06) ? 0 : world.dice.between(3, 120),
      picture: `/pictures/products/${ware.picture}.svg`,
      created_at: created.toISOString(),
    }
  })
}

type CouponRow = Insertable<Tables['coupons']>

function coupon(
  world: World,
  companyId: string,
  row: Pick<CouponRow, 'code' | 'kind' | 'value' | 'state'> & Partial<CouponRow>,
): CouponRow {
  return {
    id: world.dice.id(daysFrom(world, -60)),
    company_id: companyId,
    currency: 'USD',
    applies_to: ['appointments'],
    starts_at: daysFrom(world, -30).toISOString(),
    ends_at: daysFrom(world, 120).toISOString(),
    minimum_spend: 0,
    greatest_discount: null,
    total_uses: null,
    uses_per_person: 1,
    created_at: daysFrom(world, -60).toISOString(),
    ...row,
  }
}

/** Six companies, each with coupons in several states; the first is `company@carenest.test`. */
export async function seedCompanies(world: World): Promise<void> {
  for (const [index, name] of companies.entries()) {
    const place = places[index]!
    const user = account(world, {
      userType: 4,
      name,
      email: index === 0 ? 'company@carenest.test' : `company.${index}@carenest.test`,
      place,
      age: 400,
    })
    await insertAll(world, 'users', [user])
    await insertAll(world, 'companies', [
      {
        user_id: user.id,
        legal_name: `${name} Inc.`,
        tax_number: `TX-${90_210 + index * 77}`,
        contact_name: 'People team',
        billing_address: JSON.stringify(address(world, place)),
      },
    ])
    const word = name.split(' ')[0]!.toUpperCase()
    await insertAll(world, 'coupons', [
      coupon(world, user.id, {
        code: `${word}10`,
        kind: 'percent',
        value: 10,
        state: 'active',
        total_uses: 500,
        uses_per_person: 3,
      }),
      coupon(world, user.id, { code: `${word}FIRST`, kind: 'amount', value: 1500, state: 'active', minimum_spend: 3000 }),
      coupon(world, user.id, {
        code: `${word}HALF`,
        kind: 'percent',
        value: 50,
        greatest_discount: 2500,
        state: index % 2 === 0 ? 'active' : 'paused',
        total_uses: 40,
      }),
      coupon(world, user.id, {
        code: `${word}OLD`,
        kind: 'percent',
        value: 20,
        state: 'ended',
        ends_at: daysFrom(world, -2).toISOString(),
      }),
    ])
  }
}
