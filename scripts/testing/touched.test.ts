import { expect, it } from 'vitest'
import type { Import } from '../boundaries/rules.ts'
import { touchedBy } from './touched.ts'

const imports: Import[] = (
  [
    ['src/features/shop/components/Card.tsx', 'src/shared/ui/Price.tsx'],
    ['src/features/shop/index.ts', 'src/features/shop/components/Card.tsx'],
    ['src/features/site/components/Picks.tsx', 'src/features/shop/index.ts'],
    ['src/app/workspaces/public.ts', 'src/features/shop/index.ts'],
    ['src/features/blog/screens/Blogs.tsx', 'contract/blog/calls.ts'],
    ['server/modules/blog/index.ts', 'server/kernel/paging.ts'],
  ] as const
).map(([from, to]) => ({ from, to, typeOnly: false, lazy: false }))

const touched = (...files: string[]) => {
  const { capabilities, foundation } = touchedBy(files, imports)
  return { capabilities: [...capabilities].toSorted(), foundation }
}

it('is the capability that a file belongs to, in each part', () => {
  for (const file of [
    'contract/blog/calls.ts',
    'server/modules/blog/write.ts',
    'src/features/blog/words/site.de-DE.json',
    'e2e/blog/a.spec.ts',
  ])
    expect(touched(file)).toEqual({ capabilities: ['blog'], foundation: [] })
})

it('is whoever imports the file, but neither the assembly nor who stands behind a neighbour', () => {
  expect(touched('src/features/shop/components/Card.tsx').capabilities).toEqual(['shop', 'site'])
  expect(touched('src/shared/ui/Price.tsx')).toEqual({ capabilities: ['shop'], foundation: [] })
  expect(touched('server/kernel/paging.ts').capabilities).toEqual(['blog'])
})

it('is everything when the file carries the whole house', () => {
  for (const file of [
    'package.json',
    'src/app/routing/router.tsx',
    'server/platform.ts',
    'e2e/support/test.ts',
    'contract/kernel/unused.ts',
  ])
    expect(touched(file)).toEqual({ capabilities: [], foundation: [file] })
})

it('is nothing for words about the code and for tests', () => {
  expect(touched('docs/architecture.md', 'tests/booking/book.test.ts', 'src/app/routing/guards.test.tsx')).toEqual({
    capabilities: [],
    foundation: [],
  })
})
