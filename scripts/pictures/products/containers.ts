import { ink, line, type Palette } from '../things.ts'

/** The pen of a product's drawing: 200 × 160, what stands there stands at 138. */
export const pen = `stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`
export const thin = `fill="none" stroke="${ink}" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"`

export { line }

/** Moved, turned and sized. */
export const at = (drawn: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${drawn}</g>`

/** A folding box seen a little from the side, its front of 76 × 74, with a mark on it. */
export const box = (c: Palette, mark: string, x = 34, y = 50) =>
  at(
    `<path d="M76 0l22-12v74L76 74z" fill="${c.soft}" ${pen}/><path d="M0 0l22-12h76L76 0z" fill="#fff" ${pen}/><path d="M0 0h76v74H0z" fill="#fff" ${pen}/><path d="M1.500 54h73v18.500h-73z" fill="${c.accent}"/><path d="M0 54h76" ${thin}/><path d="M10 63h30" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${at(mark, 38, 28, 1.15)}`,
    x,
    y,
  )

/** A blister of six, each pill as it is drawn about 0, 0. */
export const blister = (c: Palette, pill: string) =>
  `<rect x="-24" y="-34" width="48" height="68" rx="7" fill="${c.soft}" ${pen}/>${[-20, 0, 20].map((y) => [-11, 11].map((x) => at(pill, x, y)).join('')).join('')}`

export const roundPill = (fill = '#fff') => `<circle r="7" fill="${fill}" ${thinOn}/>`
export const scoredPill = (fill = '#fff') => `${roundPill(fill)}<path d="M-6 0H6" ${thin}/>`
export const longPill = (fill = '#fff') => `<rect x="-9" y="-5.500" width="18" height="11" rx="5.500" fill="${fill}" ${thinOn}/>`
export const capsule = (c: Palette) =>
  `<rect x="-9.500" y="-5.500" width="19" height="11" rx="5.500" fill="#fff" ${thinOn}/><path d="M0-5.500h4a5.500 5.500 0 0 1 0 11H0z" fill="${c.accent}" ${thinOn}/>`

const thinOn = `stroke="${ink}" stroke-width="2.200" stroke-linejoin="round"`
export { thinOn }

/** A box with its blister before it: what tablets come in. */
export const packed = (c: Palette, mark: string, pill: string) => box(c, mark, 30, 48) + at(blister(c, pill), 146, 100, 1, 12)

/** A bottle with a label and a cap to turn. */
export const bottle = (c: Palette, mark: string, x = 100) =>
  at(
    `<path d="M-15-92h30v14l12 16v54c0 6-4 10-10 10h-34c-6 0-10-4-10-10v-54l12-16z" fill="${c.soft}" ${pen}/><path d="M-27-50h54v38h-54z" fill="#fff" ${pen}/><path d="M-18-110h36v20h-36z" fill="${c.accent}" ${pen}/><path d="M-9-108v16M0-108v16M9-108v16" stroke="#fff" stroke-width="2"/>${at(mark, 0, -31)}`,
    x,
    136,
  )

/** A dropper bottle: small, with a long tip. */
export const dropper = (c: Palette, mark: string, x = 100) =>
  at(
    `<path d="M-5-104h10l3 26h-16z" fill="#fff" ${pen}/><path d="M-17-80h34v12h-34z" fill="${c.accent}" ${pen}/><path d="M-22-68h44c5 0 8 4 8 8v50c0 6-4 10-10 10h-40c-6 0-10-4-10-10v-50c0-4 3-8 8-8z" fill="${c.soft}" ${pen}/><path d="M-30-52h60v36h-60z" fill="#fff" ${pen}/>${at(mark, 0, -34, 0.95)}`,
    x,
    138,
  )

/** A tube that stands on its cap. */
export const tube = (c: Palette, mark: string, x = 100) =>
  at(
    `<path d="M-38-112h76L26-22h-52z" fill="#fff" ${pen}/><path d="M-42-120h84v12h-84z" fill="${c.soft}" ${pen}/><path d="M-30.500-54h61l-4 30h-53z" fill="${c.accent}"/><path d="M-38-112h76L26-22h-52z" fill="none" ${pen}/><path d="M-18-22h36V0h-36z" fill="${c.soft}" ${pen}/><path d="M-8-20v18M0-20v18M8-20v18" ${thin}/>${at(mark, 0, -80, 1.1)}`,
    x,
    138,
  )

/** A jar with a lid that is turned, and a label all around. */
export const jar = (c: Palette, mark: string, x = 100) =>
  at(
    `<rect x="-36" y="-84" width="72" height="84" rx="12" fill="${c.soft}" ${pen}/><rect x="-32" y="-106" width="64" height="22" rx="5" fill="${c.accent}" ${pen}/><path d="M-20-104v18M-8-104v18M4-104v18M16-104v18" stroke="#fff" stroke-width="2"/><path d="M-36-62h72v42h-72z" fill="#fff" ${pen}/>${at(mark, 0, -41, 1.05)}`,
    x,
    138,
  )

/** A bottle that is pressed on its head. */
export const pump = (c: Palette, mark: string, x = 100) =>
  at(
    `<path d="M-4-106h8v16h-8zM-26-116H8v10h-34z" fill="#fff" ${pen}/><path d="M-16-92h32v12h-32z" fill="${c.accent}" ${pen}/><path d="M-22-80h44c8 0 14 6 14 14v56c0 6-4 10-10 10h-52c-6 0-10-4-10-10v-56c0-8 6-14 14-14z" fill="${c.soft}" ${pen}/><path d="M-36-58h72v42h-72z" fill="#fff" ${pen}/>${at(mark, 0, -37, 1.05)}`,
    x,
    138,
  )

/** A bag of food, closed above. */
export const bag = (c: Palette, mark: string, x = 88) =>
  at(
    `<path d="M-40-114h80l6 110c0 2-2 4-4 4h-84c-2 0-4-2-4-4z" fill="#fff" ${pen}/><path d="M-40-114h80l1 20h-82z" fill="${c.accent}" ${pen}/><path d="M-34-104h68" stroke="#fff" stroke-width="2.500" stroke-dasharray="5 5"/><path d="M-43-28h86l1.500 26.500h-89z" fill="${c.soft}"/><path d="M-43-28h86" ${thin}/><path d="M-26-14h34" ${thin}/><path d="M-40-114h80l6 110c0 2-2 4-4 4h-84c-2 0-4-2-4-4z" fill="none" ${pen}/>${at(mark, 0, -61, 1.35)}`,
    x,
    138,
  )
