import { describe, expect, it } from 'vitest'
import { paths } from '#shared/paths.ts'
import { openHours } from '../booking/practice.ts'
import { makeDoctor, makePharmacy } from '../support/people.ts'
import { makePost, saying } from '../support/posts.ts'
import { makeProduct } from '../support/products.ts'
import { createTestServer } from '../support/server.ts'
import { origin, rendererOver, textOf, word } from './renderer.ts'

const server = await createTestServer()
const renderer = await rendererOver(server)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

const pages = [
  ['/', 'site.home.title', 'site.routes.home'],
  [paths.home.link(), 'site.home.title', 'site.routes.home'],
  [paths.aboutUs.link(), 'site.about.lead', 'site.routes.aboutUs'],
  [paths.privacy.link(), 'site.privacy.lead', 'site.routes.privacy'],
  [paths.termCondition.link(), 'site.terms.lead', 'site.routes.termCondition'],
  [paths.contactUs.link(), 'site.contact.lead', 'site.routes.contactUs'],
  [paths.myPetAte.link(), 'poisons.lead', 'poisons.routes.myPetAte'],
  [paths.blogs.link(), 'blog.list.lead', 'blog.routes.blogs'],
  [paths.experts.link(), 'doctors.experts.about', 'doctors.routes.experts'],
  [paths.doctorsList.link(), 'doctors.list.about', 'doctors.routes.doctorsList'],
  [paths.ecommerce.link(), 'shop.list.about', 'shop.routes.ecommerce'],
] as const

describe.each(['en-US', 'de-DE', 'ar'] as const)('in %s', (locale) => {
  it.each(pages)('%s is read without scripts, and says in its head what it is', async (address, lead, route) => {
    const { status, html } = await renderer.render({ address, locale })
    expect(status).toBe(200)
    expect(textOf(html)).toContain(word(locale, lead))
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain(`<title>${escaped(word(locale, `${route}.title`))} · Carenest</title>`)
    expect(html).toContain(`<meta name="description" content="${escaped(word(locale, `${route}.about`))}"/>`)
    const canonical = `${origin}${address === '/home' ? '/' : address}`
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
    for (const language of ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ar', 'hi-IN']) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${canonical}?lang=${language}"/>`)
    }
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${canonical}"/>`)
    expect(html).toContain(`<link rel="preload" href="/assets/i18n/${locale}.json" as="fetch" crossorigin="anonymous"/>`)
    expect(html).not.toContain('noindex')
  })
})

describe('what a page is drawn from', () => {
  it('comes with it, so that the browser need not ask again, and is there without scripts', async () => {
    const doctor = await makeDoctor(server, { name: 'Ida Rowan' }, { rating_sum: 9, rating_count: 2 })
    await openHours(server, doctor, {})
    renderer.asked.length = 0
    const { html } = await renderer.render({ address: paths.doctorsList.link(), locale: 'en-US' })
    expect(renderer.asked.toSorted()).toEqual(['/api/doctor-places', '/api/doctors?sort=nextFree'])
    expect(textOf(html)).toContain('Ida Rowan')
    const answers = JSON.parse(/id="answers">(.*?)<\/script>/.exec(html)![1]!) as { queries: Record<string, { status: string }> }
    expect(Object.values(answers.queries).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  it('follows the filters of the address, also those that need an answer first', async () => {
    await makeDoctor(server, { name: 'Physician of people' })
    await makeDoctor(
      server,
      { name: 'Friend of horses' },
      { kind: 'veterinarian', speciality: 'equine', latitude: 42.36, longitude: -71.06 },
    )
    const drawn = async (query: Record<string, string>) =>
      textOf((await renderer.render({ address: paths.doctorsList.link(query), locale: 'en-US' })).html)
    const animals = await drawn({ kind: 'veterinarian' })
    expect(animals).toContain('Friend of horses')
    expect(animals).not.toContain('Physician of people')
    expect(await drawn({ place: 'Boston' })).toContain('Friend of horses')
    expect(await drawn({ kind: 'nonsense', fee: '-1', free: 'x', sort: '<b>' })).toContain('Physician of people')
  })

  it('names the zone of times, for nobody knows the reader’s yet', async () => {
    const doctor = await makeDoctor(server)
    await openHours(server, doctor, {})
    const { html } = await renderer.render({ address: paths.doctorsList.link(), locale: 'en-US' })
    expect(textOf(html)).toMatch(/\d{1,2}:\d\d [AP]M UTC/)
    expect(html).not.toContain('\u202f')
  })

  it('tells search engines of doctors and veterinarians', async () => {
    const biography = 'Ida listens before she treats.'
    const { userId } = await makeDoctor(server, { name: 'Ida Rowan' }, { rating_sum: 9, rating_count: 2, biography })
    await makeDoctor(server, { name: 'Ben Ash' }, { kind: 'veterinarian', speciality: 'equine' })
    const told = async (address: string) => {
      const { html } = await renderer.render({ address, locale: 'en-US' })
      return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as Record<string, unknown>
    }
    const list = await told(paths.doctorsList.link())
    const items = (list['itemListElement'] as { item: { '@type': string; name: string } }[]).map(({ item }) => [
      item['@type'],
      item.name,
    ])
    expect(items.toSorted()).toEqual([
      ['Physician', 'Ida Rowan'],
      ['VeterinaryCare', 'Ben Ash'],
    ])
    const url = paths.viewDoctorDetails.link({ id: userId })
    expect(await told(url)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Physician',
      name: 'Ida Rowan',
      url: origin + url,
      address: { '@type': 'PostalAddress', addressLocality: 'Boston', addressCountry: 'US' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
    const { html } = await renderer.render({ address: url, locale: 'en-US' })
    expect(html).toMatch(/<head>[\s\S]*<title>Ida Rowan · Carenest<\/title>[\s\S]*<\/head>/)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toContain('<meta property="og:title" content="Ida Rowan · Carenest"/>')
    expect(html).toContain(`<meta name="description" content="${biography}"/>`)
  })
})

it('lets no name or word of an address become part of the page', async () => {
  const hostile = '</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>$&$`'
  const { userId } = await makeDoctor(server, { name: hostile })
  const product = await makeProduct(server, { name: hostile, description: hostile })
  await makePost(server, 'hostile', { title: hostile, summary: hostile, author_name: hostile, body: saying(hostile) })
  const records = [
    paths.viewDoctorDetails.link({ id: userId }),
    paths.ecommerce.link({ id: product }),
    paths.blog.link({ slug: 'hostile' }),
  ]
  const lists = [paths.doctorsList.link(), paths.experts.link(), '/', paths.ecommerce.link(), paths.blogs.link()]
  for (const address of [...lists, ...records]) {
    const { html } = await renderer.render({ address, locale: 'en-US' })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<!--<img')
    const answers = JSON.parse(/id="answers">(.*?)<\/script>/.exec(html)![1]!) as object
    expect(JSON.stringify(answers)).toContain('alert(1)')
  }
  const { html } = await renderer.render({
    address: `/doctors-list?lang="><script>x</script>&q=${encodeURIComponent(hostile)}`,
    locale: 'ar',
  })
  expect(html).not.toContain('<script>x')
  expect(html).not.toContain('<script>alert')
})

it.each([paths.login, paths.doctorLogin, paths.pharmaLogin, paths.companyLogin, paths.adminLogin].map((path) => path.link()))(
  '%s is drawn with its fields, for visitors alone, and kept from search engines',
  async (address) => {
    const { html } = await renderer.render({ address, locale: 'en-US' })
    expect(html).toMatch(/<html lang="en-US" dir="ltr" data-for-visitors>/)
    expect(html).toMatch(/<form [^>]*method="post"/)
    expect(html).toMatch(/<input [^>]*type="password"/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  },
)

it('gives the page of an address that is nobody’s the status of one', async () => {
  const { status, html } = await renderer.render({ address: '/404', locale: 'fr-FR' })
  expect(status).toBe(404)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(textOf(html)).toContain(word('fr-FR', 'patterns.notFoundTitle'))
  const closed = await makePharmacy(server, {}, { licence_state: 'unverified' })
  const nobodys = '0197aaaa-0000-7000-8000-000000000000'
  for (const unknown of [
    paths.viewDoctorDetails.link({ id: nobodys }),
    paths.ecommerce.link({ id: nobodys }),
    paths.ecommerce.link({ id: await makeProduct(server, {}, closed), category: 'food' }),
  ])
    expect((await renderer.render({ address: unknown, locale: 'en-US' })).status).toBe(404)
})

it('leaves to the browser what the platform does not answer now', async () => {
  const broken = await rendererOver({ ...server, fetch: async () => new Response('', { status: 503 }) })
  await expect(broken.render({ address: '/', locale: 'en-US' })).rejects.toThrow('http_503')
  const { html, styles } = await broken.renderHead({ address: '/', locale: 'en-US' })
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toContain('id="answers"')
  expect(styles).toHaveLength(1)
})

it('has only a head for the screens of workspaces, and keeps those from search engines', async () => {
  expect(renderer.kindOf(paths.doctorDashboard.link())).toBe('head')
  const { html } = await renderer.renderHead({ address: paths.doctorDashboard.link(), locale: 'es-ES' })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('canonical')
})

it('puts the styles within, in their order, and keeps the browser from bringing them again', async () => {
  const { html, styles } = await renderer.render({ address: paths.aboutUs.link(), locale: 'en-US' })
  expect(styles).toEqual(['.of{content:"assets/index.css"}\n.of{content:"assets/PublicLayout.css"}'])
  expect(html).toContain(`<style>${styles[0]!}</style>`)
  expect(html).toContain('<link rel="stylesheet" crossorigin="" href="/assets/index.css" type="text/inlined"/>')
  expect(html).toContain('<link rel="modulepreload" crossorigin="" href="/assets/packages.js"/>')
})

it('lists the public pages and everything that has a page of its own in the sitemap', async () => {
  const { userId } = await makeDoctor(server)
  await makeDoctor(server, {}, { licence_state: 'unverified' })
  const product = await makeProduct(server)
  await makeProduct(server, {}, await makePharmacy(server, {}, { licence_state: 'unverified' }))
  await makePost(server, 'teeth')
  await makePost(server, 'draft', { published_at: null })
  const sitemap = await renderer.sitemap()
  const places = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place)
  const expected = [
    ...[
      '/',
      '/about-us',
      '/privacy',
      '/term-condition',
      '/contact-us',
      '/my-pet-ate',
      '/blogs',
      '/experts',
      '/doctors-list',
      '/ecommerce',
    ].map((path) => origin + path),
    origin + paths.viewDoctorDetails.link({ id: userId }),
    origin + paths.ecommerce.link({ id: product }),
    origin + paths.blog.link({ slug: 'teeth' }),
  ]
  expect(places.toSorted()).toEqual(expected.toSorted())
  expect(sitemap).toContain(`hreflang="ar" href="${origin}/view-doctor-details?id=${userId}&amp;lang=ar"`)
})
