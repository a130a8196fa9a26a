import { describe, expect, it } from 'vitest'
import { circlesOf } from './circles.ts'
import { faultsOf, needlessKnowledge } from './rules.ts'

const one = (from: string, to: string, more: { typeOnly?: boolean; lazy?: boolean } = {}) => ({
  from,
  to,
  typeOnly: false,
  lazy: false,
  ...more,
})

describe('boundaries between folders', () => {
  it.each([
    ['contract/booking/schemas.ts', 'server/kernel/db.ts'],
    ['contract/booking/calls.ts', 'zod'],
    ['contract/booking/capability.ts', 'contract/booking/schemas.ts'],
    ['contract/paths.ts', 'zod'],
    ['contract/notices/schemas.ts', 'contract/orders/schemas.ts'],
    ['contract/kernel/values.ts', 'contract/people/values.ts'],
    ['server/modules/booking/hold.ts', 'src/shared/paths.ts'],
    ['server/modules/booking/hold.ts', 'server/modules/orders/create.ts'],
    ['server/modules/booking/hold.ts', 'node:crypto'],
    ['server/kernel/outbox.ts', 'server/modules/booking/index.ts'],
    ['src/features/booking/api.ts', 'server/kernel/db.ts'],
    ['src/features/booking/api.ts', 'src/features/doctors/model.ts'],
    ['src/features/booking/screens/patient/Pay.tsx', 'src/features/booking/screens/doctor/Visit.tsx'],
    ['src/shared/ui/Button.tsx', 'src/shared/api/base-api.ts'],
    ['src/shared/lib/money.ts', 'src/features/booking/model.ts'],
    ['src/shared/session/selectors.ts', 'src/shared/api/base-api.ts'],
    ['src/features/booking/model.ts', 'src/features/booking/model.test.ts'],
    ['src/app/start/start.tsx', 'src/app/document/replay.ts'],
    ['src/features/account/api.ts', 'src/shared/api/sent-early.ts'],
    ['server/modules/booking/slots/next-free.ts', 'server/modules/booking/slots/calendar-cache.ts'],
    ['src/features/shop/model.ts', 'libphonenumber-js/min'],
    ['src/shared/ui/field/PhoneField.tsx', 'src/shared/ui/field/phone-library.ts'],
  ])('refuses %s → %s', (from, to) => {
    expect(faultsOf([one(from, to)])).toHaveLength(1)
  })

  it.each([
    ['contract/booking/schemas.ts', 'contract/doctors/schemas.ts'],
    ['contract/booking/schemas.ts', 'contract/kernel/values.ts'],
    ['server/modules/booking/hold.ts', 'server/modules/orders/index.ts'],
    ['src/features/booking/api.ts', 'src/features/doctors/index.ts'],
    ['src/features/booking/screens/patient/Pay.tsx', 'contract/booking/contract.ts'],
    ['src/app/routing/router.tsx', 'src/features/booking/routes.ts'],
    ['server/main.ts', 'server/adapters/pglite/worker-client.ts'],
    ['server/modules/booking/hold.test.ts', 'node:fs'],
  ])('allows %s → %s', (from, to) => {
    expect(faultsOf([one(from, to)])).toEqual([])
  })

  it('lets the numbering plans of phones come late', () => {
    const [field, library] = ['src/shared/ui/field/use-phone-library.ts', 'src/shared/ui/field/phone-library.ts']
    expect(faultsOf([one(field, library, { lazy: true }), one(library, 'libphonenumber-js/min')])).toEqual([])
  })

  it('finds what one contract says it knows of another and does not', () => {
    expect(needlessKnowledge([])).toContain('contract: booking → doctors is declared and not used')
    expect(needlessKnowledge([one('contract/booking/a.ts', 'contract/doctors/b.ts')])).not.toContain(
      'contract: booking → doctors is declared and not used',
    )
  })

  it('finds a circle, and lets types and lazy imports pass', () => {
    expect(circlesOf([one('a.ts', 'b.ts'), one('b.ts', 'c.ts'), one('c.ts', 'a.ts')])).toHaveLength(1)
    expect(circlesOf([one('a.ts', 'b.ts'), one('b.ts', 'a.ts', { lazy: true })])).toEqual([])
    expect(circlesOf([one('a.ts', 'b.ts'), one('b.ts', 'a.ts', { typeOnly: true })])).toEqual([])
  })
})
