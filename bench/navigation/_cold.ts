import { withApplication } from '../running/application.ts'
import { slowDown } from '../running/chromium.ts'
import { arriveAt, timeOf } from './go.ts'
import { openAs, signIn, type Role } from './person.ts'
import { screensOf } from './screens-of.ts'
import { startPageOf } from '#shared/session/access.ts'
const roles = (process.argv[2] ?? 'patient,doctor').split(',') as Role[]
await withApplication(async (browser, url) => {
  for (const role of roles) {
    const login = await signIn(url, role)
    const start = startPageOf(login.userType)
    const others = (await screensOf(role, url, login)).finished.filter((a) => a !== start)
    const page = await openAs(browser, url, login)
    await slowDown(page)
    await arriveAt(page, url + start)
    const reqs: { at: number; url: string; end: number; size: number }[] = []
    page.on('requestfinished', async (r) => {
      const t = r.timing()
      reqs.push({
        at: t.startTime,
        url: new URL(r.url()).pathname.replace('/assets/', ''),
        end: t.responseEnd,
        size: (await r.sizes().catch(() => ({ responseBodySize: 0 }))).responseBodySize,
      })
    })
    for (const address of others) {
      reqs.length = 0
      const t0 = Date.now()
      const took = await timeOf(page, address).catch((e) => {
        console.log(address, String(e).slice(0, 80))
        return NaN
      })
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(200)
      const antd = await page.evaluate(() => document.querySelector('[class^="ant-"], [class*=" ant-"]') !== null)
      const early = reqs.filter((r) => r.at - t0 < took)
      console.log(
        role,
        Math.round(took),
        antd ? 'ANTD' : '',
        address,
        early
          .map(
            (r) =>
              `${r.url}@${Math.round(r.at - t0)}+${Math.round(r.end)}${r.size > 9000 ? ` ${Math.round(r.size / 1000)}k` : ''}`,
          )
          .join(' '),
      )
    }
    await page.context().close()
  }
  return []
})
