import { bird, bowl, cat, dog, floor, heart, house, moon, outline, person, placed, rabbit, tree } from './parts.ts'
import { line, type Drawing } from './things.ts'

/** What stands on the demonstration world's advertisements, by its name in `contract/advertisements/values.ts`. */
export const advertisementDrawings: Readonly<Record<string, Drawing>> = {
  insurance: (c) =>
    `<path d="M240 52c-62 0-108 36-116 84 20-14 40-14 58 0 18-14 38-14 58 0 18-14 38-14 58 0 18-14 38-14 58 0-8-48-54-84-116-84z" fill="${c.accent}" ${outline}/><path d="M240 40v14M240 136v70c0 22 30 22 30 2" ${line}/>` +
    placed(dog(c), 184, 222, 0.55) +
    placed(cat(c), 316, 222, 0.5) +
    floor,
  food: (c) =>
    placed(bowl(c), 176, 222, 1.05) +
    `<path d="M118 182c8-30 108-30 116 0z" fill="${c.soft}" ${outline}/><path d="M290 92h110l14 130H276z" fill="#fff" ${outline}/><path d="M290 92l12-18h88l10 18z" fill="${c.accent}" ${outline}/>` +
    placed(heart(c), 346, 192, 0.5) +
    `<path d="M140 168h8M168 160h8M196 170h8" ${line}/>${floor}`,
  toothbrush: (c) =>
    `<g transform="rotate(-24 250 130)"><rect x="110" y="120" width="230" height="22" rx="11" fill="${c.accent}" ${outline}/><rect x="300" y="112" width="66" height="38" rx="12" fill="#fff" ${outline}/><path d="M308 112V88M322 112V84M336 112V84M350 112V88" ${line}/></g>` +
    placed(cat(c), 150, 226, 0.6) +
    `<g fill="#fff" ${outline}><circle cx="370" cy="54" r="12"/><circle cx="398" cy="82" r="8"/><circle cx="404" cy="46" r="6"/></g>`,
  walks: (c) =>
    placed(tree(c), 96, 222, 0.9) +
    placed(person(c), 214, 222, 0.95) +
    placed(dog(c), 336, 222, 0.66) +
    `<path d="M252 184c26 22 46 16 62 2" fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round"/>` +
    placed(bird(c), 404, 92, 0.3) +
    floor,
  sleep: (c) =>
    `<path d="M110 150h260v50H110z" fill="${c.soft}" ${outline}/><path d="M96 128h28v94H96zM356 128h28v94h-28z" fill="${c.accent}" ${outline}/>` +
    placed(rabbit(c), 236, 152, 0.5) +
    placed(moon(c), 344, 84, 0.75) +
    `<path d="M150 84h18l-18 20h18M186 62h12l-12 14h12" ${line}/>${floor}`,
  bicycle: (c) =>
    `<circle cx="132" cy="184" r="38" fill="#fff" ${outline}/><circle cx="372" cy="184" r="38" fill="#fff" ${outline}/><circle cx="132" cy="184" r="6" fill="${c.accent}"/><circle cx="372" cy="184" r="6" fill="${c.accent}"/><path d="M132 184l44-72h38M176 112l52 72h-96M228 184l20-40M150 104h34M214 112l20-26h22" ${line}/><path d="M248 132h116l-16 62H256z" fill="${c.accent}" ${outline}/>` +
    placed(dog(c), 304, 134, 0.44) +
    placed(house(c), 66, 118, 0.45) +
    `<path d="M70 222h340" ${line}/>`,
}
