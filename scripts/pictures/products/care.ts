import { ink, type Drawing } from '../things.ts'
import { at, jar, pen, pump, thin, thinOn, tube } from './containers.ts'
import { cross, drop, foot, hand, muscle, oat, orange, paw, shield, spots, sun, heart, catHead } from './marks.ts'

const suitcase = (c: { accent: string; soft: string }, mark: string) =>
  `<path d="M78 52V40a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v12" fill="none" ${pen}/><rect x="38" y="52" width="124" height="84" rx="13" fill="${c.accent}" ${pen}/><path d="M38 84h124" stroke="${ink}" stroke-width="3"/><circle cx="100" cy="94" r="27" fill="#fff" ${pen}/>${at(mark, 100, 94, 1.15)}`

/** What goes on the skin, what binds a wound, what is taken by the jar, what measures. */
export const careDrawings: Readonly<Record<string, Drawing>> = {
  hydrocortisone: (c) => tube(c, spots(c)),
  'sun-lotion': (c) => pump(c, sun(c), 92) + at(sun(c), 158, 48, 1.3),
  'foot-cream': (c) => tube(c, foot(c)),
  'hand-cream': (c) => tube(c, hand(c)),
  'zinc-ointment': (c) =>
    `<path d="M44 84h112v42c0 6-5 11-11 11H55c-6 0-11-5-11-11z" fill="#fff" ${pen}/><path d="M36 60h128v24H36z" fill="${c.accent}" ${pen}/><path d="M56 64v16M72 64v16M88 64v16M104 64v16M120 64v16M136 64v16" stroke="#fff" stroke-width="2.500"/>${at(shield(c), 100, 111, 1.2)}`,
  'oat-shampoo': (c) => pump(c, oat(c), 84) + at(paw(c.accent), 152, 118, 1.15) + bubbles(c),
  'first-aid-home': (c) => suitcase(c, cross(c.accent)),
  'first-aid-pets': (c) => suitcase(c, paw(c.accent)),
  saline: (c) =>
    `${[44, 70, 96, 122].map((x) => `<path d="M${x + 8} 40h10v14l4 10v42h-18V64l4-10z" fill="${c.soft}" ${pen}/><path d="M${x + 5.5} 80h15v24.500h-15z" fill="${c.accent}"/><path d="M${x + 4} 106h18v20h-18z" fill="#fff" ${pen}/>`).join('')}<path d="M44 126h104v10H44z" fill="#fff" ${pen}/>${at(drop(c), 168, 66, 0.9)}`,
  bandages: (c) =>
    `<path d="M64 138h-36c-4 0-6-3-6-6v-6" fill="none" ${pen}/>` +
    roll(c, 62, 104, 34) +
    roll(c, 132, 92, 46) +
    at(clip(c), 134, 44, 1, 8),
  'recovery-collar': (c) =>
    `<path d="M52 132c4-30 18-46 48-46s44 16 48 46z" fill="#fff" ${pen}/><ellipse cx="100" cy="92" rx="62" ry="27" fill="${c.accent}" ${pen}/><ellipse cx="100" cy="86" rx="36" ry="14" fill="${c.soft}" ${pen}/>${at(dogUp(c), 100, 68, 1.5)}<path d="M46 104c14 12 34 18 54 18s40-6 54-18" fill="none" stroke="#fff" stroke-width="2.500" stroke-dasharray="6 7"/>`,
  'vitamin-d': (c) => jar(c, sun(c), 92) + softgels(c),
  iron: (c) => jar(c, orange(c), 92) + spilled(c),
  magnesium: (c) => jar(c, muscle(c), 92) + spilled(c),
  'pressure-monitor': (c) =>
    `<path d="M112 96c14 14 22-14 34-8" ${thin}/><rect x="26" y="58" width="92" height="78" rx="12" fill="#fff" ${pen}/><rect x="37" y="69" width="70" height="38" rx="5" fill="${c.soft}" ${thinOn}/><path d="M45 80h20M45 95h14" stroke="${ink}" stroke-width="4.500" stroke-linecap="round"/>${at(heart(c), 88, 88, 0.85)}<circle cx="58" cy="122" r="6.500" fill="${c.accent}" ${thinOn}/><path d="M76 122h22" ${thin}/><path d="M138 42c14-5 30-5 42 0v86c-12 5-28 5-42 0z" fill="${c.accent}" ${pen}/><path d="M138 60c14 5 28 5 42 0M138 108c14 5 28 5 42 0" fill="none" stroke="#fff" stroke-width="2.500"/>`,
  thermometer: (c) =>
    at(
      `<path d="M-70-11h96c8 0 14 5 14 11s-6 11-14 11h-96c-6 0-11-5-11-11s5-11 11-11z" fill="#fff" ${pen}/><rect x="-56" y="-6" width="46" height="12" rx="3" fill="${c.soft}" ${thinOn}/><path d="M-50 0h6M-40 0h4M-32 0h6M-20 0h3" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><circle cx="6" r="5" fill="${c.accent}" ${thinOn}/><path d="M38-7 66-4c8 1 14 2 14 4s-6 3-14 4L38 7z" fill="${c.soft}" ${pen}/><path d="M70-3.500c6 1 10 2 10 3.500s-4 2.500-10 3.500z" fill="${c.accent}" ${thinOn}/>`,
      98,
      88,
      1.08,
      -34,
    ),
  oximeter: (c) =>
    `<path d="M14 74h84c14 0 22 8 22 18s-8 18-22 18H14z" fill="#fff" ${pen}/><path d="M98 80c9 0 14 5 14 10H92c-3 0-3-10 6-10z" fill="${c.soft}" ${thinOn}/><path d="M40 78c-3 4-3 8 0 12" ${thin}/><path d="M72 34h84c13 0 22 9 22 22v26c0 4-3 6-6 6H84c-8 0-12-4-12-12z" fill="${c.accent}" ${pen}/><path d="M72 136h84c13 0 22-9 22-22v-8c0-4-3-6-6-6H84c-8 0-12 4-12 12z" fill="${c.soft}" ${pen}/><path d="M172 88v12" stroke="${ink}" stroke-width="5"/><rect x="84" y="46" width="78" height="28" rx="5" fill="#fff" ${thinOn}/><path d="M90 60h14l5-8 7 15 5-7h12" fill="none" stroke="${c.accent}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>${at(heart(c), 148, 60, 0.62)}<circle cx="150" cy="118" r="6" fill="#fff" ${thinOn}/>`,
  'glucose-strips': (c) =>
    `<g>${[-24, -8, 8].map((turn, index) => at(`<rect x="-6" y="-58" width="12" height="62" rx="2" fill="#fff" ${pen}/><path d="M-4.500-56.500h9v16h-9z" fill="${c.accent}"/>`, 72 + index * 10, 66, 0.9, turn)).join('')}</g><path d="M48 58h68v70c0 5-4 9-9 9H57c-5 0-9-4-9-9z" fill="${c.soft}" ${pen}/><path d="M48 76h68v42H48z" fill="#fff" ${pen}/>${at(drop(c), 82, 97, 1)}<path d="M116 58l26-14" ${thin}/><path d="M138 44l22-12 8 14-22 12z" fill="${c.accent}" ${pen}/>${at(drop(c), 156, 110, 1.3)}`,
  diffuser: (c) =>
    `<path d="M66 112v18M88 112v18" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><rect x="46" y="70" width="62" height="44" rx="12" fill="#fff" ${pen}/><path d="M60 70V44c0-6 4-10 10-10h14c6 0 10 4 10 10v26z" fill="${c.soft}" ${pen}/><path d="M61.500 52h31v16.500h-31z" fill="${c.accent}"/><path d="M58 92h38" ${thin}/><path d="M62 26c-6-4 6-8 0-14M77 22c-6-4 6-8 0-14M92 26c-6-4 6-8 0-14" fill="none" stroke="${c.accent}" stroke-width="3" stroke-linecap="round"/>${at(catHead(c), 148, 104, 1.75)}`,
}

const clip = (c: { accent: string }) =>
  `<path d="M-14-6h28v12h-28z" fill="${c.accent}" ${thinOn}/><path d="M-8 0H8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`

const roll = (c: { accent: string; soft: string }, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" ${pen}/><circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="${c.soft}" ${thinOn}/><circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="none" stroke="${ink}" stroke-width="1.800" stroke-dasharray="9 5"/><circle cx="${x}" cy="${y}" r="${radius * 0.28}" fill="${c.accent}" ${thinOn}/>`

const bubbles = (c: { soft: string }) =>
  `<g fill="#fff" ${thinOn}><circle cx="146" cy="66" r="9"/><circle cx="166" cy="82" r="6"/><circle cx="160" cy="48" r="5"/></g><path d="M142 64a4 4 0 0 1 4-4" fill="none" stroke="${c.soft}" stroke-width="2.500"/>`

const softgels = (c: { accent: string }) =>
  `<g ${thinOn} fill="${c.accent}"><ellipse cx="150" cy="130" rx="11" ry="8"/><ellipse cx="172" cy="130" rx="9" ry="7" transform="rotate(-20 172 130)"/><ellipse cx="161" cy="116" rx="11" ry="8" transform="rotate(14 161 116)"/></g>`

const spilled = (c: { accent: string }) =>
  `<g ${thinOn}><rect x="138" y="123" width="26" height="13" rx="6.500" fill="#fff"/><rect x="156" y="108" width="26" height="13" rx="6.500" fill="${c.accent}" transform="rotate(-28 169 114)"/></g>`

/** A dog that looks out above its collar. */
const dogUp = (c: { accent: string }) =>
  `<ellipse cx="0" cy="0" rx="13" ry="14" fill="#fff" ${thinOn}/><path d="M-10-10c-8-2-11 6-10 13 1 5 6 4 7 0M10-10c8-2 11 6 10 13-1 5-6 4-7 0" fill="${c.accent}" ${thinOn}/><g fill="${ink}"><circle cx="-5" cy="-3" r="1.700"/><circle cx="5" cy="-3" r="1.700"/><ellipse cx="0" cy="3" rx="3.400" ry="2.400"/></g><path d="M0 5v3M-4 9c2 1.500 6 1.500 8 0" ${thin}/>`
