import type { Page } from '@playwright/test'
import { allRoutes } from '#app/workspaces/all-routes.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { untilComplete, violations } from '../support/accessible.ts'
import { demonstration, newPatient, type SignedIn } from '../support/accounts.ts'
import { scriptsOf, chunksOf } from '../support/build.ts'
import { goTo } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { freeTimes, hold, paidVisit, physician } from '../support/visits.ts'

type Looker = Role | 'visitor' | 'visitor who registers or signs in'

/** Who looks at a screen: whom its rule or its data name. */
function lookerOf({ access, needs, path }: PlacedRoute): Looker {
  if (access === 'public') return needs === 'signedIn' ? 'patient' : (needs ?? 'visitor')
  if (access === 'visitorOnly') return 'visitor who registers or signs in'
  return path.pattern === 'add-staff' ? 'doctor' : access
}

const notBuilt = new Set(scriptsOf('shared/routing/NotBuilt.tsx'))
const finished = allRoutes.filter((route) => !chunksOf(route).some((script) => notBuilt.has(script)))

/** Details screens are looked at with a record; their addresses by the pattern of the route. */
async function addressesFor(looker: Looker, person: SignedIn | undefined): Promise<Record<string, string>> {
  const doctor = await physician(7)
  if (looker === 'visitor') return { 'view-doctor-details': `/view-doctor-details?id=${doctor.id}&mode=video` }
  if (looker === 'doctor') {
    const { items } = await call(bookingContract.listDoctorAppointments, { query: { tab: 'past' } }, { as: person })
    return { 'appointment-details': `/appointment-details?id=${items[0]!.id}` }
  }
  if (looker !== 'patient' || !person) return {}
  const [first] = await freeTimes(doctor.id, 2, 20)
  const held = await hold(person, doctor.id, first!)
  // A visit moves the starts that follow it on its day.
  const [second] = await freeTimes(doctor.id, 21, 50)
  const paid = await paidVisit(person, doctor.id, second!)
  return {
    'appointment-payment/:id': `/appointment-payment/${held.id}`,
    'payment-failed/:id': `/payment-failed/${held.orderId}`,
    'order-summery': `/order-summery?id=${paid.orderId}`,
    'user-appointment-details': `/user-appointment-details?id=${paid.id}`,
  }
}

const widths = [1280, 360] as const

/** Another appearance, once its colours stand still. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() => {
    // What turns for ever, as a spinner does, has no end to wait for.
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}

/** Every finished screen at both widths: all rules by day; by night the colours, for nothing else differs. */
async function look(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await show(page, 'light')
    found.push(...(await violations(page, 'all')).map((text) => `${address} at ${width}, light: ${text}`))
    await show(page, 'dark')
    found.push(...(await violations(page, 'contrast')).map((text) => `${address} at ${width}, dark: ${text}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) found.push(`${address} is ${wide} wide at ${width}`)
  }
  return found
}

async function lookAt(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await goTo(page, address, { expected: address.split('?')[0], title: null })
  await untilComplete(page)
  return look(page, address)
}

test.describe.configure({ mode: 'parallel' })

for (const looker of new Set(finished.map(lookerOf))) {
  test(`${looker}: every finished screen, light and dark, on a desk and on a phone`, async ({ open, console }) => {
    test.setTimeout(240_000)
    // The journey begins where no screen is, so that each of them is arrived at.
    console.allow(/the server responded with a status of 404 .*not-a-screen/)
    const isVisitor = looker === 'visitor' || looker === 'visitor who registers or signs in'
    const person = isVisitor ? undefined : await (looker === 'patient' ? newPatient() : demonstration(looker))
    const addresses = await addressesFor(looker, person)
    const page = await open(person?.login)
    await page.goto('/not-a-screen')
    const found: string[] = []
    for (const route of finished.filter((each) => lookerOf(each) === looker)) {
      const { pattern } = route.path
      const address = addresses[pattern] ?? `/${pattern}`
      found.push(...(await lookAt(page, address)))
    }
    expect(found).toEqual([])
  })
}
