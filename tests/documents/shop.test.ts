import { describe, expect, it } from 'vitest'
import { paths } from '#shared/paths.ts'
import { makePharmacy } from '../support/people.ts'
import { makeProduct } from '../support/products.ts'
import { createTestServer } from '../support/server.ts'
import { origin, rendererOver, textOf } from './renderer.ts'

const server = await createTestServer()
const renderer = await rendererOver(server)

describe('the shop', () => {
  const drawn = (address: string) => renderer.render({ address, locale: 'en-US' })
  const told = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as Record<string, unknown>

  it('is narrowed by its address, and every choice and product is a link', async () => {
    const hay = await makeProduct(server, { name: 'Timothy hay' })
    await makeProduct(server, { name: 'Tick collar', category: 'flea' })
    await makeProduct(server, { name: 'Paracetamol', category: 'tablets', audience: 'people' })
    const { html } = await drawn(paths.ecommerce.link({ audience: 'pets', q: 'ti', utm: 'mail' }))
    expect(textOf(html)).toContain('Timothy hay')
    expect(textOf(html)).toContain('Tick collar')
    expect(textOf(html)).not.toContain('Paracetamol')
    const links = Array.from(html.matchAll(/href="(\/ecommerce[^"]*)"/g), ([, link]) => link!.replaceAll('&amp;', '&'))
    expect(links).toContain('/ecommerce?audience=pets&q=ti&category=food')
    expect(links).toContain('/ecommerce?audience=people&q=ti')
    expect(links).toContain(`/ecommerce?audience=pets&q=ti&id=${hay}`)
    expect(links.filter((link) => link.includes('category=tablets'))).toEqual([])
    const category = (await drawn(paths.ecommerce.link({ audience: 'pets', category: 'flea', sort: 'name' }))).html
    expect(textOf(category)).toContain('Tick collar')
    expect(textOf(category)).not.toContain('Timothy hay')
    expect(category).toContain(`<link rel="canonical" href="${origin}/ecommerce?audience=pets&amp;category=flea"/>`)
    expect(category).toContain('<title>Fleas and ticks · Shop · Carenest</title>')
  })

  it('shows a product whole, with the way back to where it was found', async () => {
    const seller = await makePharmacy(server, { name: 'Harbour Pharmacy' })
    const columns = { name: 'Carprofen', category: 'tablets', prescription_only: true, stock: 0, description: 'For old joints.' }
    const id = await makeProduct(server, columns, seller)
    const { html, status } = await drawn(paths.ecommerce.link({ id, audience: 'pets', category: 'tablets', q: 'carp' }))
    expect(status).toBe(200)
    for (const text of ['For old joints.', 'Harbour Pharmacy', 'Boston', 'Sold out', 'Prescription only', '$19.99'])
      expect(textOf(html)).toContain(text)
    expect(html).toContain('href="/ecommerce?audience=pets&amp;category=tablets&amp;q=carp"')
    expect(html).toContain('href="/doctors-list?kind=veterinarian"')
    expect(html).toContain('<title>Carprofen · Carenest</title>')
    expect(html).toContain('<meta name="description" content="For old joints."/>')
    expect(html).toContain(`<link rel="canonical" href="${origin}/ecommerce?id=${id}"/>`)
  })

  it('tells search engines of products and what they cost, in units of their currency', async () => {
    const pharmacy = await makePharmacy(server, { name: 'Harbour Pharmacy' })
    const picture = '/pictures/products/food-0.svg'
    const hay = await makeProduct(server, { name: 'Hay', price: 1205, picture, description: 'For rabbits.' }, pharmacy)
    const yen = await makeProduct(server, { name: 'Matcha', price: 1205, currency: 'JPY', stock: 0 }, pharmacy)
    const list = told((await drawn(paths.ecommerce.link({ sort: 'name' }))).html)
    expect(list).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, item: { name: 'Hay' } },
        { position: 2, item: { name: 'Matcha' } },
      ],
    })
    const url = origin + paths.ecommerce.link({ id: hay })
    expect(told((await drawn(paths.ecommerce.link({ id: hay }))).html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Hay',
      description: 'For rabbits.',
      image: origin + picture,
      category: 'food',
      sku: hay,
      url,
      offers: {
        '@type': 'Offer',
        price: '12.05',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Pharmacy', name: 'Harbour Pharmacy' },
        url,
      },
    })
    expect(told((await drawn(paths.ecommerce.link({ id: yen }))).html)).toMatchObject({
      offers: { price: '1205', priceCurrency: 'JPY', availability: 'https://schema.org/OutOfStock' },
    })
  })
})
