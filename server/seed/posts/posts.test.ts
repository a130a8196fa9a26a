import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specialityIds } from '#contract/doctors/specialities.ts'
import { remarkDealer } from '../remarks.ts'
import type { Piece } from './draft.ts'
import { peoplePosts } from './people.ts'
import { dogEmergency } from './pets/dogs.ts'
import { petPosts } from './pets.ts'

const textsOf = (piece: Piece) => (typeof piece === 'string' ? [piece] : 'heading' in piece ? [piece.heading] : piece.list)

describe.each([...peoplePosts, ...petPosts])('$title', ({ body, scene }) => {
  it('is of a real length, has headings and lists, and a drawing of its own', () => {
    expect(body.flatMap(textsOf).join(' ').split(/\s+/).length).toBeGreaterThan(300)
    expect(body.filter((piece) => typeof piece !== 'string' && 'heading' in piece).length).toBeGreaterThan(2)
    expect(body.some((piece) => typeof piece !== 'string' && 'list' in piece)).toBe(true)
    expect(existsSync(`public/pictures/posts/${scene}.svg`)).toBe(true)
  })

  it('says when to see somebody', () => {
    expect(body.flatMap(textsOf).join(' ')).toMatch(/at once|emergency|today/i)
  })
})

it('lists the seven signs that its summary promises', () => {
  const [signs] = dogEmergency.body.flatMap((piece) => (typeof piece !== 'string' && 'list' in piece ? [piece.list] : []))
  expect(signs).toHaveLength(7)
})

it('says nothing twice of a doctor with five reviews', () => {
  for (const speciality of specialityIds) {
    const remark = remarkDealer()
    const said = Array.from({ length: 5 }, () => remark(speciality, 5)).filter(Boolean)
    expect(new Set(said).size, speciality).toBe(said.length)
  }
})
