export const ink = '#16302B'

export interface Palette {
  readonly ground: string
  readonly accent: string
  readonly soft: string
}

export const palettes: readonly Palette[] = [
  { ground: '#E7F1EC', accent: '#0E6B57', soft: '#BFDCD1' },
  { ground: '#FBE9E1', accent: '#B83A1B', soft: '#F3C3B2' },
  { ground: '#E8EBF9', accent: '#3E4FB8', soft: '#C5CCF1' },
  { ground: '#E1EFF4', accent: '#0B6A86', soft: '#B5D8E4' },
  { ground: '#F5E8F2', accent: '#8A3A7C', soft: '#E2BEDA' },
  { ground: '#F7EFDC', accent: '#8A5A00', soft: '#E9D3A2' },
]

export type Drawing = (colours: Palette) => string
export const line = `fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`

/** One drawing for each category, for products without a picture of their own: 200 × 160. */
export const productDrawings: Readonly<Record<string, Drawing>> = {
  tablets: (c) =>
    `<rect x="52" y="38" width="96" height="84" rx="12" fill="#fff"/><g fill="${c.soft}">${[0, 1, 2].map((x) => [0, 1].map((y) => `<rect x="${64 + x * 26}" y="${52 + y * 32}" width="20" height="24" rx="10"/>`).join('')).join('')}</g><rect x="52" y="38" width="96" height="84" rx="12" ${line}/><path d="M116 84h20" stroke="${c.accent}" stroke-width="4"/>`,
  syrup: (c) =>
    `<path d="M84 32h32v16l10 14v58a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10V62l10-14z" fill="#fff"/><rect x="74" y="76" width="52" height="34" fill="${c.accent}"/><path d="M100 82v22M89 93h22" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M84 32h32v16l10 14v58a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10V62l10-14z" ${line}/><path d="M80 24h40v10H80z" fill="${c.soft}" stroke="${ink}" stroke-width="3"/>`,
  skin: (c) =>
    `<path d="M70 44h60l-8 78H78z" fill="#fff"/><path d="M72 68h56l-2.500 24H74.500z" fill="${c.soft}"/><path d="M70 44h60l-8 78H78z" ${line}/><rect x="82" y="122" width="36" height="14" rx="4" fill="${c.accent}" stroke="${ink}" stroke-width="3"/><path d="M86 80c8-6 20-6 28 0" ${line}/>`,
  care: (c) =>
    `<rect x="46" y="56" width="108" height="68" rx="12" fill="#fff" stroke="${ink}" stroke-width="3"/><path d="M82 56V44a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v12" ${line}/><path d="M100 72v36M82 90h36" stroke="${c.accent}" stroke-width="10" stroke-linecap="round"/>`,
  vitamins: (c) =>
    `<rect x="70" y="50" width="60" height="78" rx="12" fill="#fff" stroke="${ink}" stroke-width="3"/><rect x="76" y="32" width="48" height="20" rx="5" fill="${c.accent}" stroke="${ink}" stroke-width="3"/><circle cx="100" cy="88" r="18" fill="${c.soft}"/><path d="M100 74v28M90 82c6 6 14 6 20 0M90 96c6-6 14-6 20 0" ${line}/>`,
  devices: (c) =>
    `<rect x="44" y="46" width="84" height="62" rx="10" fill="#fff" stroke="${ink}" stroke-width="3"/><path d="M54 78h14l8-16 10 28 8-12h22" fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M128 76c20 0 26 14 26 30s-16 22-30 14" ${line}/><circle cx="122" cy="120" r="7" fill="${c.soft}" stroke="${ink}" stroke-width="3"/>`,
  food: (c) =>
    `<path d="M60 34h80l6 92H54z" fill="#fff" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M60 34h80l1.500 18h-83z" fill="${c.accent}"/><g fill="${c.soft}" stroke="${ink}" stroke-width="2.500"><ellipse cx="100" cy="100" rx="16" ry="12"/><circle cx="80" cy="86" r="6"/><circle cx="93" cy="76" r="6"/><circle cx="108" cy="76" r="6"/><circle cx="121" cy="86" r="6"/></g>`,
  flea: (c) =>
    `<circle cx="100" cy="82" r="42" fill="none" stroke="${c.accent}" stroke-width="12"/><circle cx="100" cy="82" r="48" ${line}/><circle cx="100" cy="82" r="36" ${line}/><rect x="88" y="114" width="24" height="20" rx="5" fill="#fff" stroke="${ink}" stroke-width="3"/>`,
  toys: (c) =>
    `<path d="M62 70a16 16 0 1 1 14-22h48a16 16 0 1 1 14 22 16 16 0 1 1-14 26H76a16 16 0 1 1-14-26z" fill="${c.soft}" stroke="${ink}" stroke-width="3" transform="rotate(-14 100 72)"/><path d="M76 118c16 8 32 8 48 0" stroke="${c.accent}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  grooming: (c) =>
    `<rect x="52" y="48" width="96" height="30" rx="12" fill="${c.accent}" stroke="${ink}" stroke-width="3"/><path d="M64 80v26M78 80v26M92 80v26M106 80v26M120 80v26M136 80v26" ${line}/><path d="M148 62h14" ${line}/>`,
}

/** A product on its ground. */
export function thing(draw: Drawing, palette: number): string {
  const colours = palettes[palette % palettes.length]!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160"><rect width="200" height="160" fill="${colours.ground}"/><ellipse cx="100" cy="138" rx="58" ry="6" fill="${ink}" opacity=".08"/>${draw(colours)}</svg>`
}

/** Scenes over blog posts, 480 × 270, in the manner of the category's ground. */
const scenes: Readonly<Record<string, Drawing>> = {
  heart: (c) =>
    `<path d="M240 196c-64-40-80-74-66-100 14-24 50-22 66 8 16-30 52-32 66-8 14 26-2 60-66 100z" fill="${c.soft}" stroke="${ink}" stroke-width="3.500"/><path d="M120 150h66l14-30 22 56 18-40 10 14h110" fill="none" stroke="${c.accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  dog: (c) =>
    `<path d="M184 216c-2-30 10-52 30-58h52c20 6 32 28 30 58" fill="#fff" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M222 216v-26M258 216v-26" ${line}/><path d="M296 208c26 4 38-14 34-34" ${line}/><path d="M196 96c0-32 18-48 44-48s44 16 44 48c0 40-16 68-44 68s-44-28-44-68z" fill="#fff" stroke="${ink}" stroke-width="3.500"/><path d="M204 62c-22-8-38 6-40 30s8 44 22 44 20-26 18-74zM276 62c22-8 38 6 40 30s-8 44-22 44-20-26-18-74z" fill="${c.accent}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M258 60c16 4 22 20 18 38-14 2-24-8-24-22 0-8 2-14 6-16z" fill="${c.soft}"/><g fill="${ink}"><circle cx="224" cy="92" r="5"/><circle cx="257" cy="92" r="5"/><path d="M228 116c0-7 24-7 24 0s-8 12-12 12-12-5-12-12z"/></g><path d="M232 142v10a8 8 0 0 0 16 0v-10z" fill="#E58A80" stroke="${ink}" stroke-width="2.500"/><path d="M240 128v10M240 138c-4 8-16 8-20 0M240 138c4 8 16 8 20 0" ${line}/><path d="M214 166c16 8 36 8 52 0" fill="none" stroke="${c.accent}" stroke-width="7" stroke-linecap="round"/><circle cx="240" cy="178" r="6" fill="${c.soft}" stroke="${ink}" stroke-width="2.500"/><path d="M120 216h250" ${line}/>`,
  cat: (c) =>
    `<path d="M190 214c-14-60 2-92 20-104l-4-34 26 20h28l26-20-4 34c18 12 34 44 20 104" fill="${c.soft}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M302 200c40 2 44-34 22-44" ${line}/><g fill="${ink}"><ellipse cx="230" cy="126" rx="4" ry="5.500"/><ellipse cx="262" cy="126" rx="4" ry="5.500"/></g><path d="M240 140h12l-6 7zM246 147c-2 7-9 7-12 3M246 147c2 7 9 7 12 3M208 138h-26M208 146l-24 6M284 138h26M284 146l24 6" ${line}/><path d="M120 214h250" ${line}/>`,
  laptop: (c) =>
    `<rect x="150" y="76" width="180" height="116" rx="12" fill="#fff" stroke="${ink}" stroke-width="3.500"/><path d="M120 206h240l-14 16H134z" fill="${c.soft}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><circle cx="240" cy="120" r="19" fill="${c.soft}" stroke="${ink}" stroke-width="3"/><path d="M204 178c2-22 16-30 36-30s34 8 36 30" fill="${c.accent}" stroke="${ink}" stroke-width="3"/>`,
  leaf: (c) =>
    `<path d="M240 214c-2-60 20-110 86-130 4 62-20 108-86 116" fill="${c.soft}" stroke="${ink}" stroke-width="3.500"/><path d="M240 214c0-44-22-82-74-96-2 50 18 84 74 90" fill="${c.accent}" stroke="${ink}" stroke-width="3.500"/><path d="M240 222v-30M240 196c14-40 34-66 62-88" ${line}/>`,
  moon: (c) =>
    `<path d="M284 84a66 66 0 1 0 22 92 54 54 0 0 1-22-92z" fill="${c.soft}" stroke="${ink}" stroke-width="3.500"/><g fill="${c.accent}"><circle cx="330" cy="90" r="6"/><circle cx="350" cy="130" r="4"/><circle cx="312" cy="62" r="4"/></g><path d="M150 214h200" ${line}/>`,
  'dog-asleep': (c) =>
    `<ellipse cx="240" cy="200" rx="128" ry="22" fill="${c.soft}" stroke="${ink}" stroke-width="3.500"/><path d="M150 192c-6-44 30-70 88-68 58 0 96 26 92 62-2 10-10 12-20 12H168c-10 0-16 0-18-6z" fill="#fff" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M262 128c22 2 44 14 50 32-18 10-52 2-50-32z" fill="${c.accent}"/><path d="M328 184c24-2 34-18 26-32" ${line}/><path d="M142 190c-14 2-28-4-30-14-2-12 12-20 24-24 8-20 28-28 46-24 18 4 28 20 26 38-2 20-20 30-40 30-10 0-18-2-26-6z" fill="#fff" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M180 128c20-4 36 8 40 30 2 18-4 32-14 32-14 0-24-30-26-62z" fill="${c.accent}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M110 172c0-8 16-8 16 0 0 5-5 8-8 8s-8-3-8-8z" fill="${ink}"/><path d="M146 156c6 6 14 6 20 0M122 186c8 6 20 6 28 2" ${line}/><g fill="none" stroke="${c.accent}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M118 112h14l-14 16h14M142 82h18l-18 20h18"/></g>`,
  'dog-running': (c) =>
    `<circle cx="96" cy="120" r="14" fill="${c.accent}" stroke="${ink}" stroke-width="3"/><path d="M88 110c6 6 6 14 0 20M104 110c-6 6-6 14 0 20" fill="none" stroke="#fff" stroke-width="2"/><path d="M330 132c28-10 42-30 40-46" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M330 132c28-10 42-30 40-46" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/><path d="M224 164l-44 34-24-6M238 168l-34 40-24 0M306 160l36 28 28-4M292 166l26 38 28 4" fill="none" stroke="${ink}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="M224 164l-44 34-24-6M238 168l-34 40-24 0M306 160l36 28 28-4M292 166l26 38 28 4" fill="none" stroke="#fff" stroke-width="8.500" stroke-linecap="round" stroke-linejoin="round"/><path d="M200 116c30-8 90-12 122 6 18 12 14 38-2 46-26 8-76 10-104 2-20-6-28-40-16-54z" fill="#fff" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M262 116c24-4 44 0 54 8-6 18-44 20-54-8z" fill="${c.soft}"/><path d="M150 122c-12 2-22-6-22-14s10-14 24-14c8-18 24-28 42-24 20 4 30 22 26 42-4 22-22 34-42 32-14-2-24-10-28-22z" fill="#fff" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M196 74c22-20 44-18 54-4-4 20-30 30-54 26-4-8-4-16 0-22z" fill="${c.accent}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><circle cx="170" cy="96" r="5" fill="${ink}"/><path d="M126 106c0-8 15-8 15 0 0 5-4 8-7 8s-8-3-8-8z" fill="${ink}"/><path d="M142 126c2 12 12 14 16 6l4-8" fill="#E58A80" stroke="${ink}" stroke-width="2.500"/><path d="M138 118c8 8 22 8 32 0" ${line}/><path d="M198 136c8 6 16 4 22-4" fill="none" stroke="${c.accent}" stroke-width="7" stroke-linecap="round"/><path d="M80 222h320M112 232h40M300 232h64" ${line}/><path d="M226 222c-2-8-6-12-10-14M232 222c0-8 2-12 6-16" fill="none" stroke="${c.accent}" stroke-width="3" stroke-linecap="round"/>`,
}

export const sceneNames = Object.keys(scenes)

export function scene(name: string, palette: number): string {
  const colours = palettes[palette % palettes.length]!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="${colours.ground}"/><circle cx="${90 + palette * 53}" cy="70" r="44" fill="#fff" opacity=".6"/>${scenes[name]!(colours)}</svg>`
}

/** One drawing of 480 × 270 on its ground. */
export function framed(draw: Drawing, palette: number): string {
  const colours = palettes[palette % palettes.length]!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="${colours.ground}"/><circle cx="${80 + ((palette * 97) % 320)}" cy="66" r="40" fill="#fff" opacity=".5"/>${draw(colours)}</svg>`
}
