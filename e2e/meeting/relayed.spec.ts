import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { begin, seesMovingPicture } from '../support/call.ts'
import { machineNow } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })
test.beforeEach(() => test.skip(!process.env['E2E_TURN_URLS'], 'no relay was started'))

/**
 * Credentials as the server makes them, for so many seconds of the relay's own time: the journeys' clock is another. The server's are tested
 * beside the server.
 */
function credentialsFor(seconds: number) {
  const username = `${Math.floor(machineNow() / 1000) + seconds}:journey`
  const credential = createHmac('sha1', process.env['E2E_TURN_SECRET'] ?? '')
    .update(username)
    .digest('base64')
  return { username, credential }
}

interface Ways {
  /** Of a way over the relay, what it was found by: another with each restart. */
  readonly found: string[]
}

declare global {
  interface Window {
    ways?: Ways
  }
}

/**
 * Only ways over the relay count, as between networks that let nothing else through. A connection begins with the first credentials, and has
 * the renewed ones as soon as the application gives it any others.
 */
async function onlyRelayed(page: Page, first: ReturnType<typeof credentialsFor>, renewed = first): Promise<void> {
  await page.addInitScript(
    ([own, later]) => {
      const found: string[] = []
      window.ways = { found }
      const withOwn = ({ iceServers = [], ...rest }: RTCConfiguration, credentials: typeof own): RTCConfiguration => ({
        ...rest,
        iceServers: iceServers.map((server) => ({ ...server, ...(server.credential && credentials) })),
        iceTransportPolicy: 'relay',
      })
      const Direct = RTCPeerConnection
      window.RTCPeerConnection = class extends Direct {
        constructor(asked: RTCConfiguration = {}) {
          super(withOwn(asked, own))
          this.addEventListener('icecandidate', ({ candidate }) => {
            const name = candidate?.type === 'relay' ? candidate.usernameFragment : null
            if (name && !found.includes(name)) found.push(name)
          })
        }
        override setConfiguration(asked: RTCConfiguration) {
          super.setConfiguration(withOwn(asked, later))
        }
      }
    },
    [first, renewed] as const,
  )
}

test('where no direct way is found, the call goes over the relay', async ({ open }) => {
  const credentials = credentialsFor(3600)
  const { practice, home, office, patientName } = await begin(open, 15, 'Rela Yed', (page) => onlyRelayed(page, credentials))
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)
})

test('credentials of the relay that run out during a call end nothing, and are renewed when the way is lost', async ({
  open,
}) => {
  const seconds = 30
  const first = credentialsFor(seconds)
  const began = machineNow()
  const prepare = (page: Page) => onlyRelayed(page, first, credentialsFor(3600))
  const { practice, home, office, patientName } = await begin(open, 22, 'Enda Credit', prepare)
  await seesMovingPicture(home, practice.name)
  await expect.poll(() => machineNow() - began, { timeout: 60_000 }).toBeGreaterThan(seconds * 1000)
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)

  // The relay is lost for a while, as a network is. What comes back is found by credentials that hold.
  const ways = (page: Page) => page.evaluate(() => window.ways?.found.length ?? 0)
  const before = await ways(office)
  const relay = Number(process.env['E2E_TURN_PID'])
  process.kill(relay, 'SIGSTOP')
  try {
    await expect(office.getByText('The connection to', { exact: false })).toBeVisible()
    await home.waitForTimeout(2500)
  } finally {
    process.kill(relay, 'SIGCONT')
  }
  await expect.poll(() => ways(office)).toBeGreaterThan(before)
  await expect(office.getByText('The connection to', { exact: false })).toHaveCount(0)
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)
})
