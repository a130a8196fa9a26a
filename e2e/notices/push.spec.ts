import type { BrowserContext, Page, Worker } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { newPatient } from '../support/accounts.ts'
import { origin } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { type Push, startPushService } from './push-service.ts'
import { visitCalledOff } from './visit-called-off.ts'

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: { readonly link: string | null }
}

declare global {
  // What stands in for the parts that a browser without a window lacks.
  var shown: Shown[] | undefined
  var opened: string[] | undefined
  var closedTags: string[] | undefined
}

/** A person who allows notices, and whose push service is the journeys': a browser without a window has neither. */
async function asWithWindow(context: BrowserContext, subscription: object): Promise<void> {
  await context.addInitScript((given) => {
    // A page of nothing, before the first address, has neither.
    if (!('serviceWorker' in navigator)) return
    let isOn = false
    const made = { toJSON: () => given, options: { applicationServerKey: null }, unsubscribe: async () => !(isOn = false) }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(Notification, { requestPermission: async () => 'granted' })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? made : null),
      subscribe: async () => ((isOn = true), made),
    })
    globalThis.closedTags = []
    Object.assign(ServiceWorkerRegistration.prototype, {
      getNotifications: async ({ tag = 'all' } = {}) => [{ close: () => globalThis.closedTags?.push(tag) }],
    })
  }, subscription)
}

/** The page's worker, which writes down what it would show and open. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await worker.evaluate(() => {
    const shown: Shown[] = []
    const opened: string[] = []
    Object.assign(globalThis, { shown, opened })
    const { registration, clients } = globalThis as unknown as { registration: object; clients: object }
    Object.assign(registration, {
      showNotification: async (title: string, { body, tag, data }: Omit<Shown, 'title'>) =>
        void shown.push({ title, body, tag, data }),
    })
    Object.assign(clients, { openWindow: async (address: string) => void opened.push(address) })
  })
  return worker
}

/** Hands text to the service worker as a push, as the browser does with one that has come. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId))
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data })
  await session.detach()
}

/** The person presses what is shown. */
const press = (worker: Worker, { tag, link }: Push) =>
  worker.evaluate(
    ([name, address]) => {
      const notification = { tag: name, data: { link: address }, close: () => {} }
      const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} })
      globalThis.dispatchEvent(event)
    },
    [tag, link] as const,
  )

const shownBy = (worker: Worker) => worker.evaluate(() => globalThis.shown ?? [])

test('a device is told by push without a name, shows it, opens it, and is forgotten when it is gone', async ({ open }) => {
  const service = await startPushService()
  try {
    const patient = await newPatient()
    const page = await open(patient.login, { serviceWorkers: 'allow' })
    await asWithWindow(page.context(), service.subscription)
    await page.goto(paths.userSettings.link({ tab: 'notices' }))
    await page.getByRole('button', { name: 'Notify on this device' }).click()
    await expect(page.getByText('This device shows notices now.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Devices that show notices' }).getByText('This device')).toBeVisible()
    await page.getByRole('button', { name: /^Send a test/ }).click()
    await expect.poll(() => service.received.map(({ tag }) => tag)).toEqual(['test'])

    await visitCalledOff(patient, 22)
    await expect.poll(() => service.received.map(({ body }) => body)).toContain('A visit was cancelled.')
    const push = service.received.find(({ body }) => body === 'A visit was cancelled.')!
    expect(Object.keys(push).toSorted()).toEqual(['body', 'link', 'tag'])
    expect(push.link).toMatch(/^user-appointment-details\?id=[\da-f-]{36}$/)

    const worker = await workerOf(page)
    await deliver(page, JSON.stringify(push))
    await deliver(page, JSON.stringify({ data: { news: JSON.stringify(push) }, from: 'Firebase' }))
    await deliver(page, 'this is no news')
    const shown = { title: 'Carenest', body: push.body, tag: push.tag, data: { link: push.link } }
    const unknown = { title: 'Carenest', body: '', tag: 'unread', data: { link: null } }
    await expect.poll(() => shownBy(worker)).toEqual([shown, shown, unknown])

    // No tab shows it: a new one is opened. One does: it comes to the front, and has read it.
    await press(worker, push)
    const opened = () => worker.evaluate(() => globalThis.opened)
    await expect.poll(opened).toEqual([`${origin}/${push.link}#notice=${push.tag}`])
    await press(worker, { ...push, link: '//elsewhere.test/x' })
    await expect.poll(opened).toEqual([expect.anything(), `${origin}/elsewhere.test/x#notice=${push.tag}`])
    const details = await page.context().newPage()
    await details.goto(`/${push.link}`)
    await expect(details.getByRole('button', { name: 'Notices, 2 unread' })).toBeVisible()
    await press(worker, push)
    for (const each of [page, details]) await expect(each.getByRole('button', { name: 'Notices, 1 unread' })).toBeVisible()
    expect(await opened()).toHaveLength(2)
    // Whatever else shows it shows it no more.
    await expect.poll(() => page.evaluate(() => globalThis.closedTags)).toEqual([push.tag])

    service.forgetDevice()
    await page.getByRole('button', { name: /^Send a test/ }).click()
    await expect(page.getByText('No device shows notices yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notify on this device' })).toBeVisible()
  } finally {
    await service.stop()
  }
})

test('a browser that does not allow notices says what to do about it', async ({ open }) => {
  const page = await open((await newPatient()).login)
  // Playwright can only grant permissions, and what a headless browser answers by itself depends on its version.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto(paths.userSettings.link({ tab: 'notices' }))
  await expect(page.getByText(/Allow them in the browser’s settings for this site/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify on this device' })).toBeHidden()
})
