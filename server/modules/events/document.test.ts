import { describe, expect, it } from 'vitest'
import { paths } from '#shared/paths.ts'
import { makeEvent } from './testing/make-event.ts'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { origin, rendererOver, textOf, word } from '../../../tests/documents/renderer.ts'

const server = await createTestServer()
const renderer = await rendererOver(server)

describe('an event', () => {
  it('that is for everyone is told to search engines, by the clock of its place', async () => {
    const organiser = await makePatient(server, { name: 'Ida Rowan' })
    const id = await makeEvent(server, organiser, { audience: 'everyone', guest_limit: 12 })
    const url = paths.eventsDetails.link({ id })
    const { status, html } = await renderer.render({ address: url, locale: 'en-US' })
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Bring a lead.')
    expect(textOf(html)).toContain(word('en-US', 'events.attend.signInToGo'))
    expect(html).not.toContain('Rowan')
    expect(html).toContain(`<link rel="canonical" href="${origin}${url}"/>`)
    expect(html).toContain('<title>A walk by the river · Carenest</title>')
    expect(html).toContain('<meta name="description" content="Bring a lead."/>')
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'A walk by the river',
      url: origin + url,
      startDate: '2026-03-20T18:00:00-04:00',
      endDate: '2026-03-20T20:00:00-04:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Pier 51', address: { addressLocality: 'Boston' } },
      organizer: { '@type': 'Person', name: 'Ida' },
      maximumAttendeeCapacity: 12,
    })
    expect(await renderer.sitemap()).toContain(`<loc>${origin}${url}</loc>`)
  })

  it('makes no word of its title part of the page', async () => {
    const title = '</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>$&$`'
    const id = await makeEvent(server, await makePatient(server), { audience: 'everyone', title })
    const { html } = await renderer.render({ address: paths.eventsDetails.link({ id }), locale: 'en-US' })
    for (const mark of ['<script>alert', '<img src=x', '<!--<img']) expect(html).not.toContain(mark)
    const answers = JSON.parse(/id="answers">(.*?)<\/script>/.exec(html)![1]!) as object
    expect(JSON.stringify(answers)).toContain('alert(1)')
  })

  it('that is for members is as one that is not there: nothing of it is told, and no search engine finds it', async () => {
    const organiser = await makePatient(server)
    const address = paths.eventsDetails.link({ id: await makeEvent(server, organiser) })
    const unknown = paths.eventsDetails.link({ id: '0197aaaa-0000-7000-8000-000000000000' })
    const [hidden, none] = await Promise.all(
      [address, unknown].map((asked) => renderer.render({ address: asked, locale: 'en-US' })),
    )
    expect([hidden!.status, none!.status]).toEqual([404, 404])
    const anonymous = ({ html }: { html: string }) => html.replaceAll(/id=[0-9a-f-]{36}/g, 'id=')
    expect(anonymous(hidden!)).toBe(anonymous(none!))
    expect(hidden!.html).not.toContain('walk by the river')
    expect(await renderer.sitemap()).not.toContain('events-details')
  })
})
