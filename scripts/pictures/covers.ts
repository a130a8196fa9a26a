import { cat, cross, dog, floor, heart, house, outline, person, placed, tree, bubble } from './parts.ts'
import { line, type Drawing, type Palette } from './things.ts'

const inverse = (c: Palette): Palette => ({ ...c, accent: c.soft, soft: c.accent })

/** What stands over an event that has no picture of its own, by its kind. */
export const coverDrawings: Readonly<Record<string, Drawing>> = {
  walk: (c) =>
    placed(tree(c), 84, 222, 0.95) +
    placed(tree(c), 412, 222, 0.75) +
    placed(person(c), 190, 222, 0.95) +
    placed(dog(c), 296, 222, 0.72) +
    `<path d="M228 190c16 14 28 10 44-2" fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round"/>${floor}`,
  meetUp: (c) =>
    placed(person(c), 140, 222, 0.85) + placed(person(inverse(c)), 340, 222, 0.85) + placed(dog(c), 240, 222, 0.72) + floor,
  training: (c) =>
    placed(dog(c), 186, 222, 0.85) +
    `<path d="M268 222v-70M388 222v-70" ${line}/><path d="M268 158h120v14H268zM268 188h120v14H268z" fill="${c.accent}" ${outline}/><path d="M210 120c40-70 120-74 160-8" fill="none" stroke="${c.accent}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>${floor}`,
  healthDay: (c) => placed(heart(c), 206, 214, 1.15) + placed(cross(c), 206, 154, 1.3) + placed(cat(c), 344, 222, 0.8) + floor,
  adoption: (c) => placed(house(c), 196, 222, 1.15) + placed(cat(c), 322, 222, 0.75) + placed(heart(c), 330, 96, 0.36) + floor,
  charity: (c) =>
    placed(heart(c), 240, 120, 0.62) +
    `<path d="M150 150h180v72H150z" fill="#fff" ${outline}/><path d="M138 126h204v28H138z" fill="${c.soft}" ${outline}/><path d="M226 126h28v96h-28z" fill="${c.accent}" ${outline}/>${floor}`,
  talk: (c) =>
    placed(person(c), 240, 222, 0.95) +
    placed(bubble('#fff', `<path d="M-30-20h60M-30-2h40" ${line}/>`), 372, 96) +
    placed(bubble(c.soft, `<path d="M-30-10h60" ${line}/>`), 112, 112, 0.85) +
    floor,
  other: (c) =>
    `<path d="M150 130h40l110-56v150l-110-50h-40c-14 0-14-44 0-44z" fill="${c.soft}" ${outline}/><path d="M196 176l14 46h26l-12-40" fill="${c.accent}" ${outline}/><path d="M326 120c18 18 18 42 0 60M352 96c34 34 34 74 0 108" ${line}/>`,
}
