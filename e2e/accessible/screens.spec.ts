import type { Page } from '@playwright/test'
import { allRoutes } from '#app/workspaces/all-routes.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { untilComplete, violations } from '../support/accessible.ts'
import { addressOf } from '../../tests/support/route-table.ts'
import { article } from '../support/articles.ts'
import { demonstration, newPatient, type SignedIn } from '../support/accounts.ts'
import { otherFaces } from '../support/heading-faces.ts'
import { goTo } from '../support/navigation.ts'
import { detailAddresses } from '../support/detail-addresses.ts'
import { smallTargets } from '../support/targets.ts'
import { dividedWords } from '../support/whole-words.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { freeTimes, hold, paidAppointment, physician } from '../support/appointments.ts'

type Looker = Role | 'visitor' | 'visitor who registers or signs in'

/** Who looks at a screen: whom its rule or its data name. */
function lookerOf({ access, needs, path }: PlacedRoute): Looker {
  if (access === 'public') return needs === 'signedIn' ? 'patient' : (needs ?? 'visitor')
  if (access === 'visitorOnly') return 'visitor who registers or signs in'
  return path.pattern === 'add-staff' ? 'doctor' : access
}

/** Details screens are looked at with a record; their addresses by the pattern of the route. */
async function addressesFor(looker: Looker, person: SignedIn | undefined): Promise<Record<string, string>> {
  const doctor = await physician(7)
  if (looker === 'visitor')
    return {
      'view-doctor-details': `/view-doctor-details?id=${doctor.id}&mode=video`,
      'blog/:slug': `/blog/${article.slug}`,
      ...(await detailAddresses(looker)),
    }
  if (looker === 'doctor') {
    const { items } = await call(bookingContract.listDoctorAppointments, { query: { tab: 'past' } }, { as: person })
    return { 'appointment-details': `/appointment-details?id=${items[0]!.id}` }
  }
  if (looker !== 'patient' || !person) return {}
  const [first] = await freeTimes(doctor.id, 2, 20)
  const held = await hold(person, doctor.id, first!)
  // A visit moves the starts that follow it on its day.
  const [second] = await freeTimes(doctor.id, 21, 50)
  const paid = await paidAppointment(person, doctor.id, second!)
  return {
    'appointment-payment/:id': `/appointment-payment/${held.id}`,
    'payment-failed/:id': `/payment-failed/${held.orderId}`,
    'order-summery': `/order-summery?id=${paid.orderId}`,
    'user-appointment-details': `/user-appointment-details?id=${paid.id}`,
  }
}

/** Looks at a screen. Colours are looked at once, on a desk in the light theme: the pairs of all themes are checked with the tokens. */
async function look(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  const found = await violations(page, { contrast: width >= 1024 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > width) found.push(`it is ${wide} wide`)
  found.push(...(await smallTargets(page)), ...(await dividedWords(page)))
  return found.map((text) => `${page.url()} at ${width}: ${text}`)
}

/** As a person sets text who reads it badly otherwise (WCAG 1.4.12). */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** A desk at 400 % of the size (WCAG 1.4.10), with text spaced wide and without: nothing lies beside the window. */
async function lookClosely(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 })
  const wide = await page.evaluate((css) => {
    const usual = document.documentElement.scrollWidth
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    const withRoom = document.documentElement.scrollWidth
    document.adoptedStyleSheets.pop()
    return { usual, withRoom }
  }, spaced)
  return Object.entries(wide).flatMap(([text, width]) => (width > 320 ? [`${page.url()} is ${width} wide at 320: ${text}`] : []))
}

test.describe.configure({ mode: 'parallel' })

for (const looker of new Set(allRoutes.map(lookerOf))) {
  test(`${looker}: every screen, on a desk and on a phone`, async ({ open, console }) => {
    test.setTimeout(240_000)
    // The journey begins where no screen is, so that each of them is arrived at.
    console.allow(/the server responded with a status of 404 .*not-a-screen/)
    const isVisitor = looker === 'visitor' || looker === 'visitor who registers or signs in'
    const person = isVisitor ? undefined : await (looker === 'patient' ? newPatient() : demonstration(looker))
    const addresses = await addressesFor(looker, person)
    const page = await open(person?.login)
    await page.goto('/not-a-screen')
    const found: string[] = []
    for (const route of allRoutes.filter((each) => lookerOf(each) === looker)) {
      const recordAddress = addresses[route.path.pattern]
      const address = recordAddress ?? addressOf(route.path.pattern)
      await goTo(page, address, { expected: address.split('?')[0], ...(recordAddress && { title: null }) })
      await untilComplete(page)
      for (const width of [1280, 360]) found.push(...(await look(page, width)))
      found.push(...(await lookClosely(page)))
      if (isVisitor) found.push(...(await otherFaces(page)).map((text) => `${page.url()}: ${text}`))
    }
    expect(found).toEqual([])
  })
}
