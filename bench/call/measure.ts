import type { Browser, Page } from '@playwright/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import type { DoctorSummary } from '#contract/booking/schemas.ts'
import { emailOf } from '#server/seed/world.ts'
import { startTurn } from '../../scripts/testing/turn.ts'
import { fakeDevices } from '../../scripts/testing/chromium-flags.ts'
import { paths } from '#shared/paths.ts'
import { arriveAt } from '../navigation/go.ts'
import { asked, openAs, signIn } from '../navigation/person.ts'
import { alone, compared, told, withUnit, type Figure } from '../report/figure.ts'
import { median } from '../report/quantile.ts'
import { withApplication } from '../running/application.ts'
import { bareCall, firstPictureAfter, keepPeers, nextPicture, onlyRelayed, received, type Received } from './in-page.ts'
import { watchScripts } from './scripts.ts'

const rounds = 7
const cutSeconds = 30
const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * A visit by video between two browsers with fake devices: how soon one sees the other, what a cut of the line to the server does to picture
 * and sound, and how soon the picture is back after the way between the two was lost.
 */
export const measureCall = (): Promise<Figure[]> =>
  withApplication(
    async (browser, url) => {
      const { home, office, doctorName, scripts } = await begin(browser, url)
      const setUps = await measureSetUp(home, doctorName)
      return [...setUps, ...(await measureCut(home, office)), ...scripts]
    },
    { flags: fakeDevices },
  ).then(async (figures) => [...figures, await measureRecovery()])

/** The patient of the demonstration world who waits, and the doctor, in one call. */
async function begin(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown> = keepPeers,
): Promise<{ home: Page; office: Page; doctorName: string; scripts: Figure[] }> {
  const doctor = await signIn(url, 'doctor')
  const { waiting } = await asked<DoctorSummary>(url, doctor, bookingCalls.readDoctorSummary.path)
  const visit = waiting.find(({ mode }) => mode === 'video')
  if (!visit) throw new Error('Nobody waits for a visit by video')
  // Who waits is the second patient of the world.
  const patient = await signIn(url, 'patient', emailOf(visit.patient.name, 1))
  const home = await openAs(browser, url, patient)
  const office = await openAs(browser, url, doctor)
  for (const page of [home, office]) await prepare(page)
  // Each workspace at rest, with what it brings ahead: the meeting's own scripts are what comes after.
  const counted = [home, office].map(watchScripts)
  await arriveAt(home, url + paths.userDashboard.link())
  await arriveAt(office, url + paths.doctorDashboard.link())
  const marks = counted.map(({ mark }) => mark())
  await home.goto(`${url}/user-meeting?id=${visit.id}`)
  await home.getByRole('checkbox', { name: 'I have read this and agree' }).check()
  await home.getByRole('button', { name: 'Go to the waiting room' }).click()
  await home.getByRole('button', { name: 'Open camera and microphone' }).click()
  await office.goto(`${url}/doctor-meeting?id=${visit.id}`)
  await office.getByRole('button', { name: 'Begin the call' }).click()
  await home.getByLabel(`Picture of ${visit.doctor.name}`).waitFor({ timeout: 60_000 })
  const bytes = await Promise.all(counted.map(({ bytesSince }, side) => bytesSince(marks[side]!)))
  const scripts = (['patient', 'doctor'] as const).map((side, at) =>
    alone(`Scripts of the meeting beyond the workspace, brotli: ${side}`, bytes[at]! / 1000, 'kB', { atMost: 60 }),
  )
  return { home, office, doctorName: visit.doctor.name, scripts }
}

/** From the press that joins, camera and microphone included on both sides, to the first picture of the other. */
async function measureSetUp(home: Page, doctorName: string): Promise<Figure[]> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await home.getByRole('button', { name: 'Leave' }).click()
    await home.getByRole('button', { name: 'Join the call' }).waitFor()
    await pause(1)
    bare.push(await bareCall(home))
    ours.push(await firstPictureAfter(home, 'Join the call', `Picture of ${doctorName}`))
    await pause(1)
  }
  return [compared('A call, from joining to the first picture', median(ours), median(bare), 'ms', { atMost: 3 })]
}

const taken = ['frames', 'frozenSeconds', 'concealedSeconds'] as const

/** What each side received within so many seconds. */
async function receivedWithin(pages: readonly Page[], seconds: number): Promise<Received[]> {
  const before = await Promise.all(pages.map(received))
  await pause(seconds)
  const after = await Promise.all(pages.map(received))
  return after.map(
    (each, index) => Object.fromEntries(taken.map((name) => [name, each[name] - before[index]![name]])) as unknown as Received,
  )
}

const inWords = (sides: readonly Received[]) =>
  sides.map(({ frames, concealedSeconds }) => `${frames} frames, ${concealedSeconds.toFixed(2)} s`).join('; ')

/** Neither browser reaches the server for half a minute; picture and sound go from one to the other. Beside it the same time with the server. */
async function measureCut(home: Page, office: Page): Promise<Figure[]> {
  const pages = [home, office]
  // The way has come to rest: its first seconds find the best picture.
  await pause(10)
  const connected = await receivedWithin(pages, cutSeconds)
  for (const page of pages) await page.context().setOffline(true)
  const cut = await receivedWithin(pages, cutSeconds)
  for (const page of pages) await page.context().setOffline(false)
  const frozen = (sides: readonly Received[]) => Math.max(...sides.map(({ frozenSeconds }) => frozenSeconds))
  return [
    {
      what: `${cutSeconds} s without the server: frozen picture, the worse side; beside as long with it`,
      ours: withUnit(frozen(cut), 's'),
      reference: withUnit(frozen(connected), 's'),
      ratio: '',
      target: '≤ 0 s',
      holds: frozen(cut) === 0,
    },
    told('… frames and sound that had to be made up', `${inWords(cut)} (with it: ${inWords(connected)})`),
  ]
}

/** The relay that both go by stands still until the way counts as lost and ICE has been restarted; then everything comes through again. */
async function measureRecovery(): Promise<Figure> {
  const what = 'A way that was lost comes back: until the next picture'
  const relay = await startTurn()
  if (!relay) return told(what, 'not measured: there is no relay')
  const env = { TURN_URLS: relay.url, TURN_SECRET: relay.secret }
  try {
    return await withApplication(
      async (browser, url) => {
        const { home } = await begin(browser, url, onlyRelayed)
        await pause(5)
        relay.freeze()
        await home.getByText('is interrupted', { exact: false }).waitFor({ timeout: 60_000 })
        await pause(8)
        const next = nextPicture(home)
        relay.thaw()
        return alone(what, await next, 'ms', { atMost: 3000 })
      },
      { flags: fakeDevices, env },
    )
  } finally {
    relay.thaw()
    await relay.stop()
  }
}
