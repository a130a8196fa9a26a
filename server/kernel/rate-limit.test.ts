import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What counts or holds back callers, and the field that names whom `failed-attempts.ts` counts. */
const limiters = /(?<!function )\b(?:rateLimit|limitNetwork|mayDraw|allowed|countUse|admitVisitor)\(|\bsubject: (?=[^'])/g
/** Take an address and count its network. */
const takesAddress = /^(?:limitNetwork|admitVisitor)\(/

it('no limiter counts single addresses: each takes the network of one', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|seed\//.test(file),
  )
  const calls = files.flatMap((file) => {
    const text = readFileSync(`server/${file}`, 'utf8')
    return [...text.matchAll(limiters)].map(({ index }) => ({ file, call: untilItsEnd(text.slice(index)) }))
  })
  expect(calls.filter(({ call }) => call.startsWith('rateLimit(')).length).toBeGreaterThan(25)
  expect(calls.filter(({ call }) => call.startsWith('limitNetwork(')).length).toBeGreaterThan(10)
  const bare = calls.filter(({ call }) => !takesAddress.test(call) && /\b(?:ip|remoteAddress)\b/.test(withoutNetworks(call)))
  expect(bare).toEqual([])
})

const withoutNetworks = (call: string) => call.replaceAll(/getNetwork\([^()]*\)/g, '')

/** Up to where its brackets close, or its line ends outside of any. */
function untilItsEnd(text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) <= 0) return text.slice(0, at + 1)
    if (text[at] === '\n' && depth === 0) return text.slice(0, at)
  }
  return text
}
