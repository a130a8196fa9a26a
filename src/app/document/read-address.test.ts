import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawnNames, readAddress } from './read-address.ts'

it.each([
  ['/doctors-list', '?kind=veterinarian&q=cat', '/doctors-list?kind=veterinarian&q=cat'],
  ['/doctors-list', '?q=cat&kind=veterinarian', '/doctors-list?kind=veterinarian&q=cat'],
  ['/Doctors-List/', '?x=1&utm_source=mail&q=&lang=ar', '/doctors-list?lang=ar'],
  ['/', '?a=0.123', '/'],
  ['/about-us', '?lang=tlh', '/about-us'],
  ['/view-doctor-details', '?id=7&id=8&r=0.5&mode=video', '/view-doctor-details?id=7&mode=video'],
  ['/blog/a-word', '?r=1', '/blog/a-word'],
  ['/login', '?returnTo=/feed&x=1', '/login?returnTo=%2Ffeed'],
])('%s%s is drawn as %s', (pathname, search, drawn) => {
  expect(readAddress(pathname, search)).toBe(drawn)
})

const sourcesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => join(folder, name))

/** A name that is asked of a query, or declared as a field of the address (`#shared/address`). */
const namesRead =
  /\b(?:address|search|given|searchParams)\.get\('(\w+)'\)|\b(\w+): (?:text|choice|usual|flag|id|day|instant)Field\b/g

it('knows every name that public screens and what they share read of an address', () => {
  // Those with pages for search engines, and the sign-ins.
  const folders = readdirSync('src/features')
    .filter((feature) => feature === 'account' || existsSync(`src/features/${feature}/document.ts`))
    .map((feature) => `src/features/${feature}`)
  // Read by screens of workspaces and registrations alone, which the server does not draw.
  const elsewhere = new Set(['post', 'tab', 'state', 'step'])
  const read = [...folders, 'src/shared/routing'].flatMap((folder) =>
    sourcesBelow(folder).flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(namesRead)].map(([, asked, declared]) => asked ?? declared!)
    }),
  )
  expect(read).toContain('view')
  expect(read.filter((name) => !drawnNames.has(name) && !elsewhere.has(name))).toEqual([])
})
