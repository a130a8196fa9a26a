import { ink, line, type Palette } from './things.ts'

const outline = `stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"`

/** Where a part stands on a scene of 480 × 270, and how large. */
export function placed(drawn: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`
}

export const floor = `<path d="M90 222h300" ${line}/>`

/** A dog that sits, with ears that hang, its feet at 0, 0. */
export const dog = (c: Palette) =>
  `<path d="M46-10c26 2 40-14 34-36" ${line}/><path d="M-52 0c-6-32 4-58 22-64h60c18 6 28 32 22 64z" fill="#fff" ${outline}/><path d="M-14 0v-26M14 0v-26" ${line}/><ellipse cx="0" cy="-90" rx="44" ry="42" fill="#fff" ${outline}/><path d="M-32-122c-28-4-42 24-40 54 2 20 24 20 28 0 4-16 2-34 12-54zM32-122c28-4 42 24 40 54-2 20-24 20-28 0-4-16-2-34-12-54z" fill="${c.accent}" ${outline}/><ellipse cx="0" cy="-70" rx="24" ry="18" fill="${c.soft}" ${outline}/><g fill="${ink}"><circle cx="-17" cy="-98" r="4.500"/><circle cx="17" cy="-98" r="4.500"/><ellipse cx="0" cy="-80" rx="9" ry="6"/></g><path d="M0-74v8M0-66c-4 6-10 6-13 2M0-66c4 6 10 6 13 2" ${line}/><path d="M-30-50c18 8 42 8 60 0" fill="none" stroke="${c.accent}" stroke-width="6" stroke-linecap="round"/>`

/** A cat that sits, its feet at 0, 0. */
export const cat = (c: Palette) =>
  `<path d="M56-14c40 2 44-34 22-44" ${line}/><path d="M-56 0c-14-60 2-92 20-104l-4-34 26 20h28l26-20-4 34C54-92 70-60 56 0z" fill="${c.soft}" ${outline}/><g fill="${ink}"><ellipse cx="-16" cy="-88" rx="4" ry="5.500"/><ellipse cx="16" cy="-88" rx="4" ry="5.500"/></g><path d="M-6-74h12l-6 7zM0-67c-2 7-9 7-12 3M0-67c2 7 9 7 12 3M-38-76h-26M-38-68l-24 6M38-76h26M38-68l24 6" ${line}/>`

export const rabbit = (c: Palette) =>
  `<path d="M-30-96c-18-40-20-76-4-78s22 40 22 70M6-104c-2-34 8-72 24-68s8 44-8 80" fill="${c.soft}" ${outline}/><path d="M-62 0c-16-52 8-108 56-108S74-52 58 0z" fill="#fff" ${outline}/><circle cx="64" cy="-14" r="15" fill="#fff" ${outline}/><g fill="${ink}"><circle cx="-24" cy="-72" r="4.500"/><circle cx="10" cy="-72" r="4.500"/></g><path d="M-14-56h14l-7 7zM-7-49v10M-38-52l-24-4M-38-46l-22 6M24-52l24-4M24-46l22 6" ${line}/>`

export const bird = (c: Palette) =>
  `<path d="M-60-16c-34 20-52 26-66 24 8-16 26-34 48-44" fill="${c.accent}" ${outline}/><path d="M-66-18c-14-52 18-104 66-104 36 0 52 26 52 50 0 46-40 76-84 72-16-2-28-8-34-18z" fill="${c.soft}" ${outline}/><path d="M50-84l26 8-26 12z" fill="${c.accent}" ${outline}/><circle cx="24" cy="-88" r="5" fill="${ink}"/><path d="M-40-56c4 26 30 36 56 22M-14 0v20M14 0v20" ${line}/>`

/** Somebody from the waist up. */
export const person = (c: Palette) =>
  `<path d="M-52 0c2-40 18-62 52-62S50-40 52 0z" fill="${c.accent}" ${outline}/><circle cx="0" cy="-92" r="30" fill="#fff" ${outline}/><path d="M-31-92c-4-34 16-44 34-42s30 14 28 40c-14-2-26-8-34-20-6 12-16 18-28 22z" fill="${c.soft}" ${outline}/><path d="M-10-88v3M10-88v3M-8-76c5 5 11 5 16 0" ${line}/>`

export const house = (c: Palette) =>
  `<path d="M-60 0v-70L0-118l60 48V0z" fill="#fff" ${outline}/><path d="M-74-60 0-120l74 60" ${line}/><path d="M-16 0v-42h32V0z" fill="${c.accent}" ${outline}/><rect x="-46" y="-58" width="22" height="22" fill="${c.soft}" ${outline}/><rect x="24" y="-58" width="22" height="22" fill="${c.soft}" ${outline}/>`

/** A screen on its foot: what it shows goes within 180 × 110 about its middle at 0, -70. */
export const screen = (c: Palette, shown: string) =>
  `<rect x="-100" y="-136" width="200" height="124" rx="12" fill="#fff" ${outline}/>${shown}<path d="M-130-4h260l-14 16h-232z" fill="${c.soft}" ${outline}/>`

export const tree = (c: Palette) =>
  `<path d="M0 0v-60" ${line}/><path d="M-44-56c-14-40 12-84 44-84s58 44 44 84-74 40-88 0z" fill="${c.soft}" ${outline}/><path d="M0-56v-40M0-74l18-16M0-66l-16-14" ${line}/>`

export const bowl = (c: Palette) =>
  `<path d="M-60-36H60L48 0h-96z" fill="${c.accent}" ${outline}/><ellipse cx="0" cy="-36" rx="60" ry="12" fill="#fff" ${outline}/>`

export const heart = (c: Palette) =>
  `<path d="M0 0c-64-40-80-74-66-100 14-24 50-22 66 8 16-30 52-32 66-8C80-74 64-40 0 0z" fill="${c.soft}" ${outline}/>`

export const cross = (c: Palette) => `<path d="M-22-8h14v-14H8v14h14V8H8v14H-8V8h-14z" fill="${c.accent}" ${outline}/>`

/** Something said: a bubble of 110 × 70. */
export const bubble = (fill: string, within = '') =>
  `<path d="M-55-20c0-12 8-20 20-20h70c12 0 20 8 20 20v22c0 12-8 20-20 20H-8l-22 20 2-20h-7c-12 0-20-8-20-20z" fill="${fill}" ${outline}/>${within}`

export const moon = (c: Palette) => `<path d="M10-40a42 42 0 1 0 30 52A34 34 0 0 1 10-40z" fill="${c.soft}" ${outline}/>`

export { outline }
