import { ink, type Drawing } from '../things.ts'
import { at, bottle, box, capsule, dropper, longPill, packed, pen, roundPill, scoredPill, thin, thinOn } from './containers.ts'
import {
  bolt,
  bone,
  cubes,
  dogHead,
  drop,
  ear,
  eye,
  flame,
  flower,
  germ,
  grass,
  heart,
  ivy,
  strawberry,
  sunBehindCloud,
  worm,
} from './marks.ts'

/** A glass with a straw, filled. */
const glass = (c: { accent: string }) =>
  `<path d="M6-66 16-96l12-4" ${thin}/><path d="M-22-62h44L16 0h-32z" fill="#fff" ${pen}/><path d="M-20-42h40l-4.500 40.500h-31z" fill="${c.accent}"/><g fill="#fff"><circle cx="-6" cy="-16" r="3"/><circle cx="5" cy="-26" r="2.500"/></g><path d="M-22-62h44L16 0h-32z" fill="none" ${pen}/>`

/** A syringe for the mouth, with lines to measure by. */
const doser = (c: { accent: string }) =>
  `<path d="M-6-64H6v-12H-6zM-14-80h28" fill="#fff" ${pen}/><rect x="-9" y="-64" width="18" height="50" rx="3" fill="#fff" ${pen}/><path d="M-7.500-40h15v24.500h-15z" fill="${c.accent}"/><path d="M9-54H2M9-46H4M9-38H2M9-30H4M9-22H2" ${thin}/><path d="M-4-14h8L2 0h-4z" fill="#fff" ${pen}/>`

/** What is swallowed and what is dripped. */
export const medicineDrawings: Readonly<Record<string, Drawing>> = {
  paracetamol: (c) => packed(c, bolt(c), scoredPill()),
  ibuprofen: (c) => packed(c, flame(c), longPill(c.accent)),
  cetirizine: (c) => packed(c, flower(c), longPill()),
  loratadine: (c) => packed(c, grass(c), roundPill()),
  amoxicillin: (c) => packed(c, germ(c), capsule(c)),
  metformin: (c) => packed(c, cubes(c), longPill()),
  amlodipine: (c) => packed(c, heart(c), scoredPill()),
  sertraline: (c) => packed(c, sunBehindCloud(c), longPill()),
  omeprazole: (c) => packed(c, stomach(c), capsule(c)),
  carprofen: (c) => packed(c, dogHead(c), at(bone('#fff'), 0, 0, 0.62)),
  deworming: (c) => packed(c, worm(c), roundPill(c.accent)),
  'cough-syrup': (c) => bottle(c, ivy(c), 84) + at(spoon(c), 148, 136),
  'paracetamol-syrup': (c) => bottle(c, strawberry(c), 80) + at(doser(c), 146, 136),
  rehydration: (c) => box(c, at(drop(c), 0, 0), 26, 56) + at(glass(c), 158, 138, 0.95),
  'ear-drops': (c) => dropper(c, ear(c), 84) + at(dogHead(c), 150, 106, 1.6) + at(drop(c), 150, 58, 0.5),
  'artificial-tears': (c) => dropper(c, eye(c), 76) + at(eye(c), 146, 104, 1.7) + at(drop(c), 146, 58, 0.65),
}

const spoon = (c: { accent: string }) =>
  `<path d="M4-40 12-104" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M4-40 12-104" stroke="#fff" stroke-width="4" stroke-linecap="round"/><ellipse cx="2" cy="-22" rx="16" ry="20" fill="#fff" ${pen}/><ellipse cx="2" cy="-18" rx="10" ry="12" fill="${c.accent}" ${thinOn}/>`

const stomach = (c: { accent: string; soft: string }) =>
  `<path d="M-4-16v8c0 4-8 6-9 13-1 6 4 11 11 10s5-4 9-4 8-2 9-9-4-10-8-9-6 3-6-1v-8z" fill="${c.soft}" ${thinOn}/><path d="M-6 6c3-3 8-3 12-1" fill="none" stroke="${c.accent}" stroke-width="3.500" stroke-linecap="round"/>`
