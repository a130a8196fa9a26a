import type { Browser } from '@playwright/test'
import { alone, compared, told, type Figure } from '../report/figure.ts'
import { withApplication } from '../running/application.ts'
import type { Databases } from '../running/databases.ts'
import { inRounds, type Measured } from './rounds.ts'
import { justTyped } from './visit.ts'
import { serveBarePages } from './serve-references.ts'
import { wordsOf, type Words } from './words-of.ts'
import { paths } from '#shared/paths.ts'

/**
 * Largest paint and bytes in Chromium with a processor four times slower, 1.6 Mb/s and 150 ms of delay, in a browser that was never there:
 * home, or the addresses that were given (`/doctors-list`, or another site's whole address).
 */
export const measurePages = (_databases: Databases, addresses: readonly string[] = []): Promise<Figure[]> =>
  withApplication((browser, url) => {
    const whole = addresses.map((address) => new URL(address, url).href)
    return whole.length > 0 ? measureGiven(browser, whole) : measureHome(browser, url + paths.root.link())
  })

/** Sign-in under the same conditions: also when its form can be filled in and sent. */
export const measureSignIn = (): Promise<Figure[]> =>
  withApplication(async (browser, url) => {
    const address = url + paths.login.link()
    const bare = await serveBarePages([await wordsOf(browser, address)], url)
    // Another stranger each time: who guesses again and again must wait.
    const form = (visit: number) => [`stranger-${visit}@example.test`, 'Not the password']
    try {
      const { ours, html, react } = await inRounds(browser, {
        ours: { address, form },
        html: { address: `${bare.url}/0.html` },
        react: { address: `${bare.url}/0.sign-in`, form },
      })
      return [
        paint('Sign-in, largest paint: against a bare React, RTK Query and router page', ours, react, 1.5),
        paint('… against the same words as bare HTML', ours, html),
        compared('Sign-in, the form takes what is typed', ours.fillable!, react.fillable!, 'ms', { atMost: 1.15 }),
        compared('… takes being sent', ours.usable!, react.usable!, 'ms', { atMost: 1.15 }),
        compared('… sent at once, tells what the server says', ours.answered!, react.answered!, 'ms', { atMost: 1.15 }),
        compared('… and the whole page has come alive', ours.alive!, react.alive!, 'ms'),
        ...weight('Sign-in', ours),
      ]
    } finally {
      await bare.stop()
    }
  })

async function measureHome(browser: Browser, address: string): Promise<Figure[]> {
  const bare = await serveBarePages([await wordsOf(browser, address)])
  try {
    const { ours, html, react } = await inRounds(browser, {
      ours: { address },
      html: { address: `${bare.url}/0.html` },
      react: { address: `${bare.url}/0.react` },
    })
    return [
      paint('Home, largest paint: against the same words as bare HTML', ours, html, 3),
      paint('… against the same words by bare React', ours, react),
      ...weight('Home', ours),
    ]
  } finally {
    await bare.stop()
  }
}

const paint = (what: string, ours: Measured, theirs: Measured, atMost?: number) =>
  compared(what, ours.largestPaint, theirs.largestPaint, 'ms', atMost === undefined ? undefined : { atMost })

/** Any list of addresses, each beside its own words as bare HTML. */
async function measureGiven(browser: Browser, addresses: readonly string[]): Promise<Figure[]> {
  const words: Words[] = []
  for (const address of addresses) words.push(await wordsOf(browser, address))
  const bare = await serveBarePages(words)
  try {
    const seen = await inRounds(
      browser,
      Object.fromEntries(
        addresses.flatMap((address, place) => [
          [address, { address, ...(words[place]!.hasForm && { form: () => justTyped }) }],
          [`${place}`, { address: `${bare.url}/${place}.html` }],
        ]),
      ),
    )
    return addresses.flatMap((address, place) => [
      paint(`${address}, largest paint`, seen[address]!, seen[`${place}`]!),
      ...usable(address, seen[address]!),
      ...weight(address, seen[address]!),
    ])
  } finally {
    await bare.stop()
  }
}

function usable(what: string, { fillable, usable: sent, alive }: Measured): Figure[] {
  return [
    ...(fillable === null ? [] : [alone(`${what}, the form takes what is typed`, fillable, 'ms')]),
    ...(sent === null ? [] : [alone(`${what}, the form takes being sent`, sent, 'ms')]),
    ...(alive === null ? [] : [alone(`${what}, the page has come alive`, alive, 'ms')]),
  ]
}

function weight(what: string, { bytes, requests, faults, largest }: Measured): Figure[] {
  return [
    told(`${what}, painted largest`, largest),
    alone(`${what}, all that travelled, in ${requests} requests`, bytes / 1000, 'kB'),
    alone(`${what}, faults in the console`, faults.length, '', { atMost: 0 }),
    ...faults.map((fault) => told('…', fault.slice(0, 120))),
  ]
}
