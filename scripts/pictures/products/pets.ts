import { ink, type Drawing } from '../things.ts'
import { at, bag, jar, pen, pump, thin, thinOn } from './containers.ts'
import { bone, catHead, dogHead, fish, house, kidney, paw, rabbitHead } from './marks.ts'

type Colours = Parameters<Drawing>[0]

const bowl = (c: Colours, within: string) =>
  `<g>${within}</g><path d="M-32-22h64L24 0h-48z" fill="${c.accent}" ${pen}/><path d="M-32-22h64" ${pen}/>`

const kibble = (c: Colours) =>
  `<g fill="${c.soft}" ${thinOn}><circle cx="-17" cy="-25" r="7"/><circle cx="-4" cy="-29" r="8"/><circle cx="10" cy="-28" r="7"/><circle cx="20" cy="-25" r="6"/></g>`

const pipette = (c: Colours) =>
  `<path d="M-3-46h6v14h-6z" fill="#fff" ${pen}/><path d="M-10-32h20v18l-4 14H-6l-4-14z" fill="${c.accent}" ${pen}/>`

/** What animals eat, wear, play with and are combed by. */
export const petDrawings: Readonly<Record<string, Drawing>> = {
  'dog-food-sensitive': (c) => bag(c, dogHead(c), 78) + at(bowl(c, kibble(c)), 156, 138, 0.9),
  'cat-food-renal': (c) => bag(c, kidney(c), 78) + at(catHead(c), 156, 88, 1.35) + at(bowl(c, ''), 156, 138, 0.85),
  'puppy-food': (c) => bag(c, fish(c), 78) + at(dogHead(c), 154, 88, 1.3) + at(bowl(c, kibble(c)), 156, 138, 0.85),
  'cat-food-indoor': (c) => bag(c, house(c) + at(catHead(c), 0, 6, 0.55), 78) + at(bowl(c, kibble(c)), 156, 138, 0.9),
  hay: (c) =>
    `${at(rabbitHead(c), 160, 104, 1.9)}<path d="M44 78l-16-20M58 76 50 46M76 76l-4-38M96 76l4-40M116 76l10-32M128 80l18-20" ${thin}/><g fill="${c.accent}" ${thinOn}><ellipse cx="26" cy="54" rx="3.500" ry="7" transform="rotate(-38 26 54)"/><ellipse cx="49" cy="40" rx="3.500" ry="7" transform="rotate(-12 49 40)"/><ellipse cx="71" cy="32" rx="3.500" ry="7"/><ellipse cx="101" cy="30" rx="3.500" ry="7" transform="rotate(8 101 30)"/><ellipse cx="128" cy="38" rx="3.500" ry="7" transform="rotate(20 128 38)"/><ellipse cx="149" cy="55" rx="3.500" ry="7" transform="rotate(38 149 55)"/></g><rect x="28" y="76" width="112" height="60" rx="10" fill="${c.soft}" ${pen}/><path d="M36 90l30 8M46 84l44 4M96 86l36 10M40 106l26-2M70 108l32 6M108 104l24 4M38 122l34-8M80 126l24-4M110 122l22-6M60 130l22 2" ${thin}/><path d="M60 76v60M108 76v60" stroke="${c.accent}" stroke-width="6"/>`,
  'omega-3': (c) => pump(c, fish(c), 88) + at(drops(c), 156, 116),
  'joint-support': (c) => jar(c, dogHead(c), 84) + at(bone('#fff'), 154, 126, 1.2, -12) + at(bone(c.accent), 160, 102, 0.9, 20),
  'flea-collar': (c) =>
    `<ellipse cx="100" cy="82" rx="58" ry="42" fill="none" stroke="${ink}" stroke-width="22"/><ellipse cx="100" cy="82" rx="58" ry="42" fill="none" stroke="${c.accent}" stroke-width="16"/><g fill="#fff">${[20, 52, 84, 116, 148, 196, 228, 260, 292, 324].map((turn) => `<circle cx="${(100 + 58 * Math.cos((turn * Math.PI) / 180)).toFixed(1)}" cy="${(82 + 42 * Math.sin((turn * Math.PI) / 180)).toFixed(1)}" r="2.500"/>`).join('')}</g><rect x="32" y="66" width="22" height="32" rx="4" fill="#fff" ${pen}/><path d="M38 82h12" ${thin}/>${at(flea, 100, 84, 1.25)}<path d="M82 66l36 36" stroke="${c.accent}" stroke-width="5" stroke-linecap="round"/>`,
  'flea-drops': (c) =>
    `${[44, 74, 104].map((x) => at(pipette(c), x, 134, 1.3)).join('')}${at(catHead(c), 152, 104, 1.9)}<path d="M146 66c4 4 6 7 6 10a6 6 0 0 1-12 0c0-3 2-6 6-10z" fill="${c.accent}" ${thinOn}/>`,
  'chew-toy': (c) =>
    `<g transform="translate(100 78) rotate(-18) scale(3.400)"><path d="M-8-4H8c-1-5 3-8 6-6s3 6 0 7c3 1 4 6 1 8s-8 1-7-3H-8c1 4-4 5-7 3s-2-7 1-8c-3-1-3-5 0-7s7 1 6 6z" fill="${c.accent}" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><path d="M-5 1h2M-1 1h2M3 1h2" stroke="#fff" stroke-width="1.200" stroke-linecap="round"/></g><path d="M52 124c14 10 34 14 52 12M150 46l10-8M158 60l13-3" ${thin}/>`,
  'snuffle-mat': (c) =>
    `<path d="M30 128 54 74h92l24 54z" fill="${c.soft}" ${pen}/>${tufts(c)}<g fill="#fff" ${thinOn}><circle cx="82" cy="112" r="5"/><circle cx="120" cy="98" r="5"/><circle cx="132" cy="120" r="5"/></g>${at(dogHead(c), 100, 50, 1.55)}`,
  'feather-wand': (c) =>
    `<path d="M34 132 122 40" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M34 132 122 40" stroke="${c.accent}" stroke-width="3" stroke-linecap="round"/><path d="M122 40c18 0 24 16 20 34" ${thin}/><circle cx="142" cy="76" r="5" fill="#fff" ${thinOn}/>${[24, -2, -28].map((turn, index) => at(`<path d="M0 0c-9 14-9 34 0 48 9-14 9-34 0-48z" fill="${[c.accent, '#fff', c.soft][index]}" ${thinOn}/><path d="M0 4v40M0 16l-4-4M0 16l4-4M0 28l-4-4M0 28l4-4" stroke="${ink}" stroke-width="1.800" fill="none" stroke-linecap="round"/>`, 142, 80, 1, turn)).join('')}${at(catHead(c), 62, 70, 1.2)}`,
  'slicker-brush': (c) =>
    at(
      `<rect x="-46" y="-22" width="76" height="30" rx="8" fill="${c.accent}" ${pen}/><path d="M30-12h44c6 0 10 4 10 8s-4 8-10 8H30z" fill="#fff" ${pen}/><path d="M42-4h26" ${thin}/>${[-38, -28, -18, -8, 2, 12, 22].map((x) => `<path d="M${x} 8v18" ${thin}/><circle cx="${x}" cy="28" r="2.800" fill="${c.accent}"/>`).join('')}`,
      92,
      86,
      1.12,
      -20,
    ) + at(tuft(c), 66, 132),
  'claw-clipper': (c) =>
    `<path d="M104 74 172 118" stroke="${ink}" stroke-width="17" stroke-linecap="round"/><path d="M104 74 172 118" stroke="${c.accent}" stroke-width="11" stroke-linecap="round"/><path d="M104 84 172 54" stroke="${ink}" stroke-width="17" stroke-linecap="round"/><path d="M104 84 172 54" stroke="${c.accent}" stroke-width="11" stroke-linecap="round"/><path d="M112 74C90 44 62 44 48 62c14-2 28 2 40 18zM112 84c-22 30-50 30-64 12 14 2 28-2 40-18z" fill="#fff" ${pen}/><circle cx="108" cy="79" r="7" fill="${c.soft}" ${thinOn}/><path d="M24 79c8-6 18-6 26 0-8 8-18 8-26 0z" fill="${c.soft}" ${thinOn}/>`,
  'toothbrush-set': (c) =>
    `${at(brush(c), 56, 70, 1, -18)}${at(brush(c), 74, 92, 0.72, -18)}${at(
      `<path d="M-44-15 34-20v40l-78-5z" fill="#fff" ${pen}/><path d="M-22-16.500 10-18.500v37l-32-2z" fill="${c.accent}"/><path d="M-44-15 34-20v40l-78-5z" fill="none" ${pen}/><path d="M34-20h8v40h-8z" fill="${c.soft}" ${pen}/><path d="M-56-8h12V8h-12z" fill="${c.soft}" ${pen}/>${at(paw('#fff'), -6, 0, 0.7)}`,
      112,
      120,
      1,
      -6,
    )}`,
}

const drops = (c: Colours) =>
  `<g fill="${c.accent}" ${thinOn}><path d="M-12 0c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15zM10-22c5 7 8 11 8 15A8 8 0 0 1 2-7c0-4 3-8 8-15z"/></g>`

const flea = `<ellipse rx="12" ry="9" fill="#fff" ${thinOn}/><path d="M-10-5l-5-5M-12 1h-6M-9 6l-5 6M6-7l3-6M8 7l5 6M-2 9v6" ${thin}/><circle cx="14" cy="-2" r="5" fill="#fff" ${thinOn}/><circle cx="15" cy="-3" r="1.500" fill="${ink}"/>`

const tufts = (c: Colours) =>
  [
    [62, 104],
    [84, 92],
    [108, 92],
    [132, 92],
    [56, 122],
    [104, 116],
    [146, 112],
    [150, 124],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y! + 6}c-6-6-8-10-7-16M${x} ${y! + 6}c0-8 0-12 1-18M${x} ${y! + 6}c5-6 8-10 8-15" fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('')

const tuft = (c: Colours) => `<path d="M-22 0c4-12 16-14 22-6 8-8 20-2 22 6z" fill="${c.soft}" ${thinOn}/>`

const brush = (c: Colours) =>
  `<rect x="-34" y="-6" width="120" height="12" rx="6" fill="${c.accent}" ${pen}/><path d="M-32-6v-16h34v16z" fill="#fff" ${pen}/><path d="M-23-20v12M-15-20v12M-7-20v12" ${thin}/>`
