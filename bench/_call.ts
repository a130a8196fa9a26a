import { bookingCalls } from '../contract/booking/calls.ts'
import { emailOf } from '../server/seed/world.ts'
import { fakeDevices } from '../scripts/testing/chromium-flags.ts'
import { withApplication } from './running/application.ts'
import { asked, signIn } from './navigation/person.ts'
const out = '/tmp/house-shots/call'
import { mkdirSync } from 'node:fs'
mkdirSync(out, { recursive: true })
await withApplication(
  async (browser, url) => {
    const doctor = await signIn(url, 'doctor' as never)
    const { waiting } = await asked<any>(url, doctor, bookingCalls.readDoctorSummary.path)
    const visit = waiting.find(({ mode }: any) => mode === 'video')
    const patient = await signIn(url, 'patient' as never, emailOf(visit.patient.name, 1))
    const open = async (login: any, width: number, scheme: 'light' | 'dark', locale: string) => {
      const context = await browser.newContext({
        locale,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        timezoneId: 'America/New_York',
        viewport: { width, height: width < 500 ? 780 : 860 },
        serviceWorkers: 'block',
      })
      await context.addInitScript(
        ({ stored, l }: any) => {
          try {
            localStorage.setItem('persist:userDetail', stored)
            localStorage.setItem('carenest:locale', l)
          } catch {}
        },
        { stored: JSON.stringify(Object.fromEntries(Object.entries(login).map(([k, v]) => [k, JSON.stringify(v)]))), l: locale },
      )
      const page = await context.newPage()
      page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
      page.on('console', (m) => {
        if (m.type() === 'error') console.log('console', m.text().slice(0, 200))
      })
      return page
    }
    const shot = async (page: any, name: string) => {
      await page.waitForTimeout(700)
      const w = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      if (w[0] > w[1]) console.log('WIDE', name, w)
      await page.screenshot({ path: `${out}/${name}.png` })
    }
    // Arabic, phone, dark: consent and waiting room.
    let home = await open(patient, 360, 'dark', 'ar')
    await home.goto(`${url}/user-meeting?id=${visit.id}`)
    await home.getByRole('checkbox').first().waitFor()
    await shot(home, '1-consent-360-dark-ar')
    let wide = await open(patient, 1280, 'light', 'en-US')
    await wide.goto(`${url}/user-meeting?id=${visit.id}`)
    await wide.getByRole('checkbox').first().waitFor()
    await shot(wide, '1-consent-1280-light')
    await wide.getByRole('checkbox', { name: 'I have read this and agree' }).check()
    await wide.getByRole('button', { name: 'Go to the waiting room' }).click()
    await shot(wide, '2-waiting-1280-light')
    await home.reload({ waitUntil: 'networkidle' })
    await shot(home, '2-waiting-360-dark-ar')
    await home.evaluate(() => scrollTo(0, 700))
    await shot(home, '2b-waiting-360-dark-ar')
    await wide.getByRole('button', { name: 'Open camera and microphone' }).click()
    await shot(wide, '3-waiting-camera-1280')
    const office = await open(doctor, 1280, 'dark', 'en-US')
    await office.goto(`${url}/doctor-meeting?id=${visit.id}`)
    await office.getByRole('button', { name: 'Begin the call' }).waitFor()
    await shot(office, '4-office-before')
    await office.getByRole('button', { name: 'Begin the call' }).click()
    await wide.getByLabel(`Picture of ${visit.doctor.name}`).waitFor({ timeout: 60000 })
    await office.waitForTimeout(2500)
    await shot(wide, '5-call-home-1280-light')
    await shot(office, '5-call-office-1280-dark')
    // by hand: full screen, picture in picture, blur
    console.log(
      'home buttons',
      await wide
        .getByRole('toolbar')
        .getByRole('button')
        .evaluateAll((b: any) => b.map((x: any) => x.getAttribute('aria-label') || x.textContent)),
    )
    console.log(
      'office buttons',
      await office
        .getByRole('toolbar')
        .getByRole('button')
        .evaluateAll((b: any) => b.map((x: any) => x.getAttribute('aria-label') || x.textContent)),
    )
    const full = wide.getByRole('button', { name: /full screen/i }).first()
    if (await full.count()) {
      await full.click()
      await wide.waitForTimeout(500)
      console.log(
        'fullscreen',
        await wide.evaluate(() => document.fullscreenElement?.tagName + ' ' + document.fullscreenElement?.className),
      )
      await shot(wide, '6-fullscreen')
      await wide
        .getByRole('button', { name: /full screen/i })
        .first()
        .click()
        .catch((e: any) => console.log('leave full', String(e).slice(0, 100)))
      console.log('after', await wide.evaluate(() => String(document.fullscreenElement)))
    }
    const pip = wide.getByRole('button', { name: /picture in picture|small window/i }).first()
    if (await pip.count()) {
      await pip.click()
      await wide.waitForTimeout(800)
      console.log('pip', await wide.evaluate(() => String(document.pictureInPictureElement?.tagName)))
      await wide.evaluate(() => document.exitPictureInPicture?.().catch(() => 0))
    } else console.log('no pip button', await wide.evaluate(() => document.pictureInPictureEnabled))
    console.log(
      'blur capability',
      await wide.evaluate(async () => {
        const s = await navigator.mediaDevices.getUserMedia({ video: true })
        return JSON.stringify((s.getVideoTracks()[0] as any).getCapabilities())
      }),
    )
    // the patient takes the call over on a phone, in Arabic, dark
    await home.reload({ waitUntil: 'networkidle' })
    await shot(home, '7-join-360-dark-ar')
    await home
      .locator('main')
      .getByRole('button')
      .filter({ hasText: /انضم|الانضمام/ })
      .first()
      .click()
      .catch(async (e: any) => {
        console.log(String(e).slice(0, 200), await home.locator('main').innerText())
      })
    await home.waitForTimeout(5000)
    await shot(home, '8-call-360-dark-ar')
    await home.evaluate(() => scrollTo(0, 600))
    await shot(home, '8b-call-360-dark-ar')
    await shot(wide, '8-taken-over-1280')
    for (const tab of ['Messages', 'Summary', 'Notes']) {
      const t = office.getByRole('tab', { name: tab })
      if (await t.count()) {
        await t.first().click()
        await shot(office, `9-office-${tab}-dark`)
      }
    }
    // doctor on a phone, light; and in Arabic
    const phone = await open(doctor, 360, 'light', 'en-US')
    await phone.goto(`${url}/doctor-meeting?id=${visit.id}`, { waitUntil: 'networkidle' })
    await shot(phone, '10-office-join-360')
    await phone
      .getByRole('button', { name: /Join the call|Continue here/ })
      .first()
      .click()
    await phone.waitForTimeout(5000)
    await shot(phone, '11-office-call-360-light')
    await phone.evaluate(() => scrollTo(0, 700))
    await shot(phone, '11b-office-call-360-light')
    for (const [p, n, login] of [
      ['/user-test-connection', 'test-user', patient],
      ['/doctor-test-connection', 'test-doctor', doctor],
    ] as const)
      for (const [w, s, l] of [
        [360, 'dark', 'ar'],
        [1280, 'light', 'en-US'],
      ] as const) {
        const t = await open(login, w, s, l)
        await t.goto(url + p, { waitUntil: 'networkidle' })
        await t
          .locator('main')
          .getByRole('button')
          .first()
          .click()
          .catch(() => 0)
        await t.waitForTimeout(6000)
        await shot(t, `12-${n}-${w}-${s}`)
        await t.context().close()
      }
  },
  { flags: fakeDevices },
)
