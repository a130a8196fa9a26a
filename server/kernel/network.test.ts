import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getNetwork } from './network.ts'

const group = fc.integer({ min: 0, max: 0xffff })
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })
/** The URL parser canonicalizes addresses as RFC 5952 does: an independent second opinion. */
const canonical = (ip: string) => new URL(`http://[${ip}]/`).hostname.slice(1, -1)
const written = (all: readonly number[], width: number) => all.map((each) => each.toString(16).padStart(width, '0')).join(':')

describe('the network of an address', () => {
  it('is the same for all hosts of a /64, however their addresses are written', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
        fc.pre(network.some((each) => each !== 0))
        const expected = getNetwork(written([...network, ...one], 1))
        for (const host of [one, other]) {
          const whole = written([...network, ...host], 4)
          for (const ip of [whole, whole.toUpperCase(), canonical(whole), `${whole}%eth0`]) expect(getNetwork(ip)).toBe(expected)
        }
      }),
    )
  })

  it('differs between networks', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (one, other, host) => {
        fc.pre(written(one, 4) !== written(other, 4) && [one, other].every((network) => network.some((each) => each !== 0)))
        expect(getNetwork(written([...one, ...host], 1))).not.toBe(getNetwork(written([...other, ...host], 1)))
      }),
    )
  })

  it('of an IPv4 address is the address, also where it is written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(getNetwork(ip)).toBe(ip)
        for (const mapped of [`::ffff:${ip}`, `::FFFF:${ip}`, canonical(`::ffff:${ip}`)]) expect(getNetwork(mapped)).toBe(ip)
      }),
    )
  })

  it('of what is no address is the text itself', () => {
    for (const text of ['', 'unknown', ':::', '1:2:3', '1::2::3', 'gggg::1', '12345::']) expect(getNetwork(text)).toBe(text)
  })
})
