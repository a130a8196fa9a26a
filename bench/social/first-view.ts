import type { Browser, CDPSession } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { openAs, signIn } from '../navigation/person.ts'
import { alone, told, type Figure } from '../report/figure.ts'
import { withApplication } from '../running/application.ts'

interface Brought {
  readonly url: string
  readonly kind: string
  bytes: number
}

/**
 * What a browser that was never here brings of the feed until its first posts stand there with their pictures: everything that has come by
 * then, as it travelled. What is fetched while idle afterwards is no part of a first view.
 */
export const measureFeedView = (): Promise<Figure[]> =>
  withApplication(async (browser, url) => {
    const brought = await broughtByFeed(browser, url)
    const kilobytes = (kind?: string) =>
      brought.filter((each) => !kind || each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const kinds = [...new Set(brought.map(({ kind }) => kind))].map((kind) => `${kind} ${kilobytes(kind).toFixed(1)}`)
    if (process.env['BENCH_FILES'])
      for (const { url: file, bytes } of brought.toSorted((one, other) => other.bytes - one.bytes)) console.log(bytes, file)
    return [
      alone('First view of the feed, all that travels', kilobytes(), 'kB', { atMost: 300 }),
      told('… of it, kB', kinds.join(', ')),
    ]
  })

async function broughtByFeed(browser: Browser, url: string): Promise<Brought[]> {
  const page = await openAs(browser, url, await signIn(url, 'patient'))
  const session = await page.context().newCDPSession(page)
  const finished = await watched(session)
  await page.goto(url + paths.feed.link())
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(() => {
    const inSight = [...document.querySelectorAll<HTMLImageElement>('article img')].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    )
    return inSight.length > 0 && inSight.every((image) => image.complete && !image.src.startsWith('data:'))
  })
  const brought = [...finished]
  await page.context().close()
  return brought
}

async function watched(session: CDPSession): Promise<readonly Brought[]> {
  const begun = new Map<string, { url: string; kind: string }>()
  const finished: Brought[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    begun.set(requestId, { url: request.url, kind: type ?? 'Other' }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId)
    if (request && !/^(data|blob):/.test(request.url)) finished.push({ ...request, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return finished
}
