import {
  bird,
  bowl,
  bubble,
  cat,
  cross,
  dog,
  floor,
  heart,
  house,
  moon,
  outline,
  person,
  placed,
  rabbit,
  screen,
  tree,
} from './parts.ts'
import { ink, line, type Drawing } from './things.ts'

const sheet = (c: { accent: string }) =>
  `<rect x="-46" y="-128" width="92" height="120" rx="8" fill="#fff" ${outline}/><path d="M-28-104h56M-28-82h56M-28-60h36" ${line}/><path d="m-28-34 10 10 18-20" fill="none" stroke="${c.accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`

/** What stands over an article, by what it shows: 480 × 270, the floor at 222. */
export const articleDrawings: Readonly<Record<string, Drawing>> = {
  'laptop-and-notes': (c) =>
    placed(screen(c, placed(person(c), 0, -14, 0.82)), 210, 208) +
    placed(sheet(c), 382, 222, 0.9) +
    `<path d="m330 150 12-34 8 4-14 33z" fill="${c.accent}" ${outline}/>`,
  thermometer: (c) =>
    `<path d="M110 222c-4-44 20-66 54-70h180c30 4 44 34 40 70z" fill="${c.soft}" ${outline}/><path d="M150 222v-66M200 222v-70M250 222v-70M300 222v-70M116 190h266" ${line}/><g transform="rotate(38 250 96)"><rect x="236" y="24" width="28" height="110" rx="14" fill="#fff" ${outline}/><circle cx="250" cy="138" r="24" fill="${c.accent}" ${outline}/><path d="M250 128V70" stroke="${c.accent}" stroke-width="9" stroke-linecap="round"/><path d="M264 54h10M264 72h10M264 90h10" ${line}/></g>`,
  cuff: (c) =>
    `<rect x="96" y="120" width="132" height="96" rx="14" fill="#fff" ${outline}/><rect x="112" y="136" width="100" height="44" rx="6" fill="${c.soft}" ${outline}/><path d="M120 160h18l8-14 10 26 8-12h38" fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="162" cy="198" r="8" fill="${c.accent}" ${outline}/><path d="M228 190c40 30 50-40 78-34" ${line}/><path d="M286 82c34-12 80-6 100 8v96c-24 14-68 18-100 6z" fill="${c.accent}" ${outline}/><path d="M286 112c34 10 70 10 100 0M286 164c34 10 70 10 100 0" ${line}/>${floor}`,
  bed: (c) =>
    placed(moon(c), 350, 78) +
    `<g fill="${c.accent}"><circle cx="296" cy="56" r="5"/><circle cx="400" cy="112" r="4"/></g><path d="M96 222v-96M96 190h288v32M384 190v-22" ${line}/><rect x="104" y="150" width="70" height="36" rx="16" fill="#fff" ${outline}/><path d="M160 190c0-34 20-44 48-44h130c30 0 46 16 46 44z" fill="${c.accent}" ${outline}/><circle cx="150" cy="142" r="20" fill="${c.soft}" ${outline}/><path d="M142 142c3 3 6 3 8 0M156 142c2 3 5 3 7 0" ${line}/>`,
  cream: (c) =>
    `<rect x="150" y="142" width="150" height="80" rx="14" fill="#fff" ${outline}/><path d="M150 168h150v28H150z" fill="${c.soft}" ${outline}/><path d="M170 142c-4-24 20-22 26-36 8 18 34 6 40 22 20-6 46-2 40 14z" fill="#fff" ${outline}/><g transform="rotate(14 350 190)"><rect x="320" y="196" width="116" height="24" rx="8" fill="${c.accent}" ${outline}/></g><g stroke="${c.accent}" stroke-width="4" stroke-linecap="round"><path d="M96 76v40M76 86l40 20M116 86l-40 20M366 64v36M348 73l36 18M384 73l-36 18"/></g>`,
  diary: (c) =>
    `<path d="M240 90c-40-20-90-20-126-6v128c36-14 86-14 126 6 40-20 90-20 126-6V84c-36-14-86-14-126 6z" fill="#fff" ${outline}/><path d="M240 90v128M136 112c26-8 54-6 80 2M136 138c26-8 54-6 80 2M136 164c26-8 54-6 80 2" ${line}/><path d="M266 176v-22M290 168v-44M314 166v-18M338 166v-58" stroke="${c.accent}" stroke-width="11" stroke-linecap="round"/><path d="m208 40 12 22M240 34v24M272 40l-12 22" stroke="${c.accent}" stroke-width="5" stroke-linecap="round"/>`,
  syringe: (c) =>
    `<path d="M240 226c-56-22-84-60-84-146 34-2 62-12 84-32 22 20 50 30 84 32 0 86-28 124-84 146z" fill="${c.soft}" ${outline}/><g transform="rotate(45 240 140)"><rect x="222" y="84" width="36" height="84" rx="5" fill="#fff" ${outline}/><rect x="222" y="122" width="36" height="46" fill="${c.accent}" ${outline}/><path d="M240 168v44M240 84V58M222 58h36M212 84h56" ${line}/></g>`,
  capsules: (c) =>
    `<rect x="176" y="92" width="108" height="130" rx="14" fill="#fff" ${outline}/><rect x="168" y="62" width="124" height="32" rx="8" fill="${c.accent}" ${outline}/><rect x="176" y="128" width="108" height="54" fill="${c.soft}" ${outline}/><path d="M206 155h48M230 131v48" stroke="${ink}" stroke-width="0"/><path d="M200 146h60M200 164h40" ${line}/><g transform="rotate(-24 350 196)"><rect x="312" y="184" width="76" height="28" rx="14" fill="#fff" ${outline}/><path d="M350 184h24a14 14 0 0 1 0 28h-24z" fill="${c.accent}" ${outline}/></g><g transform="rotate(30 122 200)"><rect x="88" y="188" width="68" height="26" rx="13" fill="${c.soft}" ${outline}/><path d="M122 188v26" ${line}/></g>`,
  walking: (c) =>
    placed(tree(c), 112, 222) +
    placed(tree(c), 392, 222, 0.8) +
    `<circle cx="248" cy="62" r="22" fill="#fff" ${outline}/><path d="M225 62c-4-26 14-32 26-31s24 12 20 30c-12-2-20-6-26-12-4 6-10 12-20 13z" fill="${c.soft}" ${outline}/><path d="M258 68v3" ${line}/><path d="M226 94c14-8 34-8 44 2l-6 62h-42z" fill="${c.accent}" ${outline}/><path d="m230 158-18 62M258 158l26 60M212 220h-18M284 218h18M228 104l-30 34M268 104l28 28" ${line}/><path d="M242 102c6 12-4 18 2 28s-4 16 0 26" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"/>${floor}`,
  'two-cities': (c) =>
    placed(house(c), 118, 222, 0.9) +
    placed(house(c), 372, 222, 0.7) +
    `<path d="M170 108c44-54 104-54 148 4" fill="none" stroke="${c.accent}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>` +
    placed(heart(c), 244, 100, 0.36) +
    floor,
  plate: (c) =>
    `<ellipse cx="220" cy="178" rx="120" ry="44" fill="#fff" ${outline}/><ellipse cx="220" cy="174" rx="82" ry="27" fill="${c.soft}" ${outline}/><path d="M190 166c-20-16-14-44 6-50 8 20 8 38-6 50zM212 164c-4-26 12-44 32-42 0 22-12 38-32 42z" fill="${c.accent}" ${outline}/><circle cx="256" cy="168" r="17" fill="#fff" ${outline}/><path d="M372 98h52l-6 124h-40z" fill="#fff" ${outline}/><path d="M375 140h46l-3 82h-40z" fill="${c.soft}" ${outline}/><path d="M70 110v112M58 110v34c0 10 24 10 24 0v-34" ${line}/>`,
  'glass-test': (c) =>
    `<path d="M70 206c60-36 170-40 260-30 46 6 78 22 78 34H70z" fill="${c.soft}" ${outline}/><g fill="${c.accent}"><circle cx="150" cy="192" r="6"/><circle cx="176" cy="202" r="5"/><circle cx="330" cy="192" r="6"/><circle cx="362" cy="202" r="5"/><circle cx="228" cy="188" r="6"/><circle cx="252" cy="198" r="6"/><circle cx="272" cy="186" r="5"/></g><path d="M196 60h108l-12 142h-84z" fill="#fff" fill-opacity=".55" ${outline}/><path d="M218 80l6 90" ${line}/>`,
  talking: (c) =>
    placed(person(c), 144, 222, 0.95) +
    placed(person({ ...c, accent: c.soft, soft: c.accent }), 340, 222, 0.95) +
    placed(bubble('#fff', `<path d="M-30-20h60M-30-2h36" ${line}/>`), 232, 84) +
    floor,
  suitcase: (c) =>
    `<path d="M200 96V72c0-8 6-14 14-14h52c8 0 14 6 14 14v24" ${line}/><rect x="130" y="96" width="220" height="122" rx="16" fill="${c.accent}" ${outline}/><path d="M170 96v122M310 96v122" ${line}/><rect x="204" y="126" width="72" height="62" rx="8" fill="#fff" ${outline}/>${placed(cross(c), 240, 157, 0.9)}${floor}`,
  lock: (c) =>
    placed(
      screen(
        c,
        `<path d="M-26-78h52v44h-52z" fill="${c.accent}" ${outline}/><path d="M-15-78v-14c0-20 30-20 30 0v14" ${line}/><circle cx="0" cy="-58" r="5" fill="#fff"/><path d="M0-56v10" stroke="#fff" stroke-width="4"/>`,
      ),
      240,
      206,
      1.15,
    ),
  'dog-and-cross': (c) =>
    placed(dog(c), 196, 222, 1.05) +
    `<path d="M300 100h96c8 0 14 6 14 14v94h-124v-94c0-8 6-14 14-14z" fill="#fff" ${outline}/><path d="M326 100V86c0-6 4-10 10-10h24c6 0 10 4 10 10v14" ${line}/>${placed(cross(c), 348, 154, 1.2)}${floor}`,
  'cat-below-sill': (c) =>
    `<rect x="270" y="34" width="130" height="108" rx="6" fill="#fff" ${outline}/><path d="M335 34v108M270 88h130M252 142h166" ${line}/><path d="M352 142c-2-20 8-34 22-40 2 18-6 32-22 40z" fill="${c.accent}" ${outline}/>${placed(cat(c), 166, 222, 0.9)}<path d="M214 96c10-30 26-42 40-42" fill="none" stroke="${c.accent}" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"/>${floor}`,
  'puppy-in-basket': (c) =>
    placed(dog(c), 240, 196, 0.9) +
    `<path d="M122 168h236l-22 54H144z" fill="${c.soft}" ${outline}/><path d="M130 188h220M138 206h204M170 168l8 54M210 168l4 54M250 168v54M290 168l-6 54M326 168l-10 54" ${line}/>`,
  tweezers: (c) =>
    `<path d="M80 222c60-30 260-30 320 0z" fill="${c.soft}" ${outline}/><path d="M150 202c4-10 0-18-6-24M190 194c4-10 0-18-6-24M300 194c4-10 0-18 6-24M340 202c-4-10 0-18 6-24" ${line}/><ellipse cx="244" cy="176" rx="22" ry="16" fill="${c.accent}" ${outline}/><path d="M226 188l-12 10M236 191l-4 12M252 191l4 12M262 188l12 10M244 192v10" ${line}/><g transform="rotate(26 262 110)"><path d="M250 170 240 40c0-14 44-14 44 0l-10 130" fill="none" ${outline}/><path d="m248 168-2-24M276 168l2-24" stroke="#fff" stroke-width="4"/></g>`,
  tray: (c) =>
    placed(cat(c), 232, 192, 0.85) +
    `<path d="M110 168h260l-18 54H128z" fill="${c.accent}" ${outline}/><path d="M100 168h280" ${line}/><g fill="#fff"><circle cx="160" cy="196" r="4"/><circle cx="200" cy="204" r="4"/><circle cx="250" cy="194" r="4"/><circle cx="296" cy="204" r="4"/><circle cx="330" cy="192" r="4"/></g>`,
  scales: (c) =>
    placed(dog(c), 240, 184, 0.85) +
    `<path d="M130 184h220l16 38H114z" fill="#fff" ${outline}/><rect x="202" y="192" width="76" height="22" rx="6" fill="${c.soft}" ${outline}/><path d="M240 214v-14" stroke="${c.accent}" stroke-width="4" stroke-linecap="round"/>`,
  rabbit: (c) =>
    placed(rabbit(c), 196, 222) +
    `<path d="M300 222c-14-30 0-64 40-66 44 0 62 34 46 66z" fill="${c.soft}" ${outline}/><path d="M316 214c0-20 8-34 20-44M336 216c0-24 4-36 10-48M358 216c0-20-2-34-6-46M376 212c-2-16-8-30-16-38M320 168l-14-16M350 156l4-20M376 170l14-14" ${line}/>${floor}`,
  fireworks: (c) =>
    `<g stroke="${c.accent}" stroke-width="4.500" stroke-linecap="round"><path d="M360 54v24M360 106v24M322 92h24M374 92h24M333 65l17 17M370 102l17 17M387 65l-17 17M350 102l-17 17M120 60v14M120 92v14M97 83h14M129 83h14M104 67l10 10M126 89l10 10M136 67l-10 10M114 89l-10 10"/></g><path d="M132 132h230M152 132v90M342 132v90" ${line}/><path d="M132 120h230v14H132z" fill="${c.soft}" ${outline}/>${placed(dog(c), 246, 222, 0.62)}${floor}`,
  carrier: (c) =>
    `<path d="M212 84c0-22 70-22 70 0" ${line}/><path d="M120 96c0-8 6-14 14-14h226c8 0 14 6 14 14v126H120z" fill="${c.accent}" ${outline}/><rect x="146" y="112" width="130" height="110" rx="12" fill="#fff" ${outline}/>${placed(cat(c), 211, 218, 0.62)}<path d="M172 112v110M211 112v22M250 112v110" ${line}/><g transform="rotate(8 350 170)"><rect x="306" y="130" width="60" height="80" rx="6" fill="${c.soft}" ${outline}/><circle cx="336" cy="162" r="14" ${line}/><path d="M322 194h28" ${line}/></g>`,
  'vet-by-video': (c) => placed(screen(c, placed(person(c), 0, -14, 0.8)), 290, 206, 1.05) + placed(cat(c), 112, 222, 0.8),
  toothbrush: (c) =>
    placed(dog(c), 190, 222, 1.1) +
    `<g transform="rotate(-22 330 150)"><rect x="266" y="150" width="160" height="16" rx="8" fill="${c.accent}" ${outline}/><path d="M268 150v-20h44v20z" fill="#fff" ${outline}/><path d="M279 132v16M290 132v16M301 132v16" ${line}/></g>${floor}`,
  'water-bowl': (c) =>
    placed(cat(c), 166, 222, 0.92) +
    placed(bowl(c), 330, 222) +
    `<path d="M330 96c16 22 24 34 24 46a24 24 0 0 1-48 0c0-12 8-24 24-46z" fill="${c.soft}" ${outline}/>${floor}`,
  bird: (c) =>
    `<path d="M120 196h240" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>${placed(bird(c), 250, 178, 1.05)}`,
  'food-label': (c) =>
    `<path d="M132 58h120l12 164H120z" fill="#fff" ${outline}/><path d="M132 58h120l3 34H130z" fill="${c.accent}" ${outline}/><path d="M146 116h92v74h-92z" fill="${c.soft}" ${outline}/><path d="M158 134h68M158 153h68M158 172h42" ${line}/>${placed(bowl(c), 334, 222)}<g fill="${c.soft}" stroke="${ink}" stroke-width="3"><circle cx="312" cy="184" r="9"/><circle cx="334" cy="178" r="10"/><circle cx="356" cy="184" r="9"/></g>`,
  candle: (c) =>
    placed(cat(c), 176, 222, 0.9) +
    `<rect x="306" y="140" width="52" height="82" rx="6" fill="#fff" ${outline}/><path d="M332 140v-14" ${line}/><path d="M332 74c18 20 20 32 20 38a20 20 0 0 1-40 0c0-6 2-18 20-38z" fill="${c.accent}" ${outline}/>${placed(heart(c), 332, 202, 0.28)}${floor}`,
}
