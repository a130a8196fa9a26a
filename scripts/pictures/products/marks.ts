import { ink, type Palette } from '../things.ts'
import { pen, thin, thinOn } from './containers.ts'

/** Marks on packs, within 28 × 28 about 0, 0: what it is for, without a word of any language. */
export const bolt = (c: Palette) => `<path d="M4-15-9 2h7l-3 13L9-4H2z" fill="${c.accent}" ${thinOn}/>`

export const flame = (c: Palette) =>
  `<path d="M1-16c9 8 12 13 12 19a13 13 0 0 1-26 0c0-5 3-8 6-12 1 4 2 5 4 6 1-5 1-9 4-13z" fill="${c.accent}" ${thinOn}/><path d="M0 3c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-4 4-7z" fill="#fff" ${thinOn}/>`

export const flower = (c: Palette) =>
  `${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="0" cy="-9" rx="5.500" ry="6.500" fill="${c.soft}" ${thinOn} transform="rotate(${turn})"/>`).join('')}<circle r="4.500" fill="${c.accent}" ${thinOn}/>`

export const grass = (c: Palette) =>
  `<path d="M0 15V-6M0 6c-6 0-10-4-11-10M0 2c6 0 10-4 11-10" ${thin}/><g fill="${c.accent}" ${thinOn}><ellipse cy="-11" rx="3" ry="5"/><ellipse cx="-12" cy="-9" rx="3" ry="5"/><ellipse cx="12" cy="-13" rx="3" ry="5"/></g>`

export const germ = (c: Palette) =>
  `<g ${thin}><path d="M0-15v6M0 15V9M-15 0h6M15 0H9M-11-11l4 4M11-11l-4 4M-11 11l4-4M11 11 7 7"/></g><circle r="9.500" fill="${c.accent}" ${thinOn}/><circle cx="-3" cy="-2" r="2" fill="#fff"/><circle cx="4" cy="2" r="1.600" fill="#fff"/>`

export const drop = (c: Palette) =>
  `<path d="M0-16c8 9 11 14 11 19a11 11 0 0 1-22 0c0-5 3-10 11-19z" fill="${c.accent}" ${thinOn}/><path d="M-5 4a5 5 0 0 0 4 5" fill="none" stroke="#fff" stroke-width="2.500" stroke-linecap="round"/>`

export const cubes = (c: Palette) =>
  `<path d="M-14 0h13v13h-13zM2 0h13v13H2z" fill="#fff" ${thinOn}/><path d="M-6-14H7v13H-6z" fill="${c.accent}" ${thinOn}/>`

export const heart = (c: Palette) =>
  `<path d="M0 14c-13-8-16-15-13-21 3-5 10-4 13 2 3-6 10-7 13-2 3 6 0 13-13 21z" fill="${c.accent}" ${thinOn}/><path d="M-10 0h5l3-5 4 9 3-4h5" fill="none" stroke="#fff" stroke-width="2.200" stroke-linejoin="round"/>`

export const sunBehindCloud = (c: Palette) =>
  `<g ${thin}><path d="M4-16v-3M15-12l2-2M19-2h3M-6-12l-2-2"/></g><circle cx="5" cy="-4" r="8" fill="${c.accent}" ${thinOn}/><path d="M-10 13a7 7 0 0 1 0-14 9 9 0 0 1 16-2 8 8 0 0 1 4 16z" fill="#fff" ${thinOn}/>`

export const sun = (c: Palette) =>
  `<g ${thin}>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="M0-12v-4" transform="rotate(${turn})"/>`).join('')}</g><circle r="8" fill="${c.accent}" ${thinOn}/>`

export const ivy = (c: Palette) =>
  `<path d="M0-14l6 8 9-2-3 9 5 6-9 1-8 7-8-7-9-1 5-6-3-9 9 2z" fill="${c.accent}" ${thinOn}/><path d="M0-6v20M0 4l-6-4M0 4l6-4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`

export const strawberry = (c: Palette) =>
  `<path d="M0 15c-9-6-13-12-12-19 1-5 8-6 12-3 4-3 11-2 12 3 1 7-3 13-12 19z" fill="${c.accent}" ${thinOn}/><path d="M-8-9l4-5 4 4 4-4 4 5-8 4z" fill="#fff" ${thinOn}/><g fill="#fff"><circle cx="-4" cy="1" r="1.500"/><circle cx="4" cy="1" r="1.500"/><circle cx="0" cy="7" r="1.500"/></g>`

export const foot = (c: Palette) =>
  `<path d="M-8 14c-6-1-6-8-3-12s0-10 1-14 6-4 8 0-1 8 2 12 10 4 13 8-1 8-6 7-9 0-15-1z" fill="${c.soft}" ${thinOn} transform="translate(-1 -2)"/><path d="M-9 9c2-2 4-2 6 0" stroke="${c.accent}" stroke-width="3" fill="none" stroke-linecap="round"/>`

export const hand = (c: Palette) =>
  `<path d="M-9 15v-9l-5-7c-2-3 2-5 4-3l3 3v-12c0-3 4-3 4 0v8-11c0-3 4-3 4 0v11-9c0-3 4-3 4 0v10-6c0-3 4-3 4 0v14c0 6-3 8-4 11z" fill="${c.soft}" ${thinOn}/><circle cx="-1" cy="5" r="3" fill="${c.accent}"/>`

export const spots = (c: Palette) =>
  `<rect x="-15" y="-11" width="30" height="22" rx="9" fill="${c.soft}" ${thinOn}/><g fill="${c.accent}"><circle cx="-7" cy="-3" r="2.500"/><circle cx="0" cy="3" r="2"/><circle cx="7" cy="-2" r="2.500"/><circle cx="-5" cy="5" r="1.600"/><circle cx="8" cy="5" r="1.600"/></g>`

export const shield = (c: Palette) =>
  `<path d="M0-15c5 4 9 5 13 5 0 12-4 20-13 25-9-5-13-13-13-25 4 0 8-1 13-5z" fill="${c.accent}" ${thinOn}/><path d="M-5 0l4 4 7-8" fill="none" stroke="#fff" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/>`

export const eye = (c: Palette) =>
  `<path d="M-16 0c8-12 24-12 32 0-8 12-24 12-32 0z" fill="#fff" ${thinOn}/><circle r="6" fill="${c.accent}" ${thinOn}/><circle r="2" fill="${ink}"/>`

export const ear = (c: Palette) =>
  `<path d="M-8 6c-6-6-4-20 7-20s14 10 10 17-8 5-9 10-8 4-8-2" fill="${c.soft}" ${thinOn}/><path d="M-2-1c-2-6 6-10 8-4 1 4-4 4-3 8" fill="none" stroke="${c.accent}" stroke-width="2.800" stroke-linecap="round"/>`

export const paw = (fill: string) =>
  `<g fill="${fill}" ${thinOn}><path d="M0-1c6 0 11 5 11 9 0 5-5 5-11 5s-11 0-11-5c0-4 5-9 11-9z"/><ellipse cx="-11" cy="-3" rx="3.400" ry="4.600" transform="rotate(-24 -11 -3)"/><ellipse cx="-4" cy="-10" rx="3.600" ry="5"/><ellipse cx="4" cy="-10" rx="3.600" ry="5"/><ellipse cx="11" cy="-3" rx="3.400" ry="4.600" transform="rotate(24 11 -3)"/></g>`

export const bone = (fill: string) =>
  `<path d="M-8-4H8c-1-5 3-8 6-6s3 6 0 7c3 1 4 6 1 8s-8 1-7-3H-8c1 4-4 5-7 3s-2-7 1-8c-3-1-3-5 0-7s7 1 6 6z" fill="${fill}" ${thinOn}/>`

export const dogHead = (c: Palette) =>
  `<ellipse cx="0" cy="0" rx="12" ry="13" fill="#fff" ${thinOn}/><path d="M-9-10c-8-2-11 6-10 13 1 5 6 4 7 0M9-10c8-2 11 6 10 13-1 5-6 4-7 0" fill="${c.accent}" ${thinOn}/><g fill="${ink}"><circle cx="-4.500" cy="-2" r="1.700"/><circle cx="4.500" cy="-2" r="1.700"/><ellipse cx="0" cy="4" rx="3.400" ry="2.400"/></g><path d="M0 6v3M-4 10c2 1 6 1 8 0" ${thin}/>`

export const catHead = (c: Palette) =>
  `<path d="M-13-14l8 5h10l8-5 1 13c0 9-6 14-14 14s-14-5-14-14z" fill="${c.soft}" ${thinOn}/><g fill="${ink}"><ellipse cx="-5" cy="-1" rx="1.600" ry="2.400"/><ellipse cx="5" cy="-1" rx="1.600" ry="2.400"/><path d="M-2.500 4h5L0 7z"/></g><path d="M-8 6h-9M-8 8l-8 3M8 6h9M8 8l8 3" ${thin}/>`

export const rabbitHead = (c: Palette) =>
  `<path d="M-7-6c-5-12-4-16-1-16s6 8 6 15M7-6c5-12 4-16 1-16s-6 8-6 15" fill="${c.soft}" ${thinOn}/><ellipse cy="3" rx="11" ry="10" fill="#fff" ${thinOn}/><g fill="${ink}"><circle cx="-4" cy="1" r="1.600"/><circle cx="4" cy="1" r="1.600"/><path d="M-2 5h4L0 7.500z"/></g><path d="M0 7v3" ${thin}/>`

export const fish = (c: Palette) =>
  `<path d="M-15 0c6-9 18-9 24 0l8-7v14L9 0c-6 9-18 9-24 0z" fill="${c.accent}" ${thinOn}/><circle cx="-8" cy="-1" r="1.800" fill="#fff"/>`

export const kidney = (c: Palette) =>
  `<path d="M2-13c10-2 13 6 12 14S6 15 0 12s2-7-1-9-9-2-9-8 5-7 12-8z" fill="${c.accent}" ${thinOn}/><path d="M-1 3c-5 2-8 4-9 10" fill="none" stroke="${ink}" stroke-width="2.500" stroke-linecap="round"/>`

export const house = (c: Palette) =>
  `<path d="M-14 14V-2L0-15l14 13v16z" fill="${c.soft}" ${thinOn}/><path d="M-18 0 0-16 18 0" ${thin}/>`

export const worm = (c: Palette) =>
  `<path d="M-14 8c4-10 8-10 10-3s6 7 8-2 6-10 10-6" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M-14 8c4-10 8-10 10-3s6 7 8-2 6-10 10-6" fill="none" stroke="${c.soft}" stroke-width="3" stroke-linecap="round"/><path d="M-13-13 13 15" stroke="${c.accent}" stroke-width="3.500" stroke-linecap="round"/>`

export const muscle = (c: Palette) =>
  `<path d="M-14 12c-2-10 0-20 6-26 4-2 8 0 8 4l-4 6c6-3 14-2 17 4s-2 12-10 13-12 0-17-1z" fill="${c.soft}" ${thinOn}/><path d="M-3 3c4-3 9-2 11 2" fill="none" stroke="${c.accent}" stroke-width="3" stroke-linecap="round"/>`

export const orange = (c: Palette) =>
  `<circle r="13" fill="${c.accent}" ${thinOn}/><circle r="9" fill="#fff"/><g stroke="${c.accent}" stroke-width="2.500"><path d="M-9 0H9M-5-8 5 8M5-8-5 8"/></g>`

export const oat = (c: Palette) =>
  `<path d="M0 16C0 4-1-6 2-15" ${thin}/><g fill="${c.accent}" ${thinOn}><ellipse cx="2" cy="-14" rx="2.800" ry="5"/><ellipse cx="-6" cy="-8" rx="2.800" ry="5" transform="rotate(-34 -6 -8)"/><ellipse cx="8" cy="-6" rx="2.800" ry="5" transform="rotate(34 8 -6)"/><ellipse cx="-7" cy="2" rx="2.800" ry="5" transform="rotate(-34 -7 2)"/><ellipse cx="7" cy="4" rx="2.800" ry="5" transform="rotate(34 7 4)"/></g>`

export const cross = (fill: string) => `<path d="M-5-15H5V-5h10V5H5v10H-5V5h-10V-5h10z" fill="${fill}" ${thinOn}/>`

export { pen }
