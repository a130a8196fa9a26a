const ink = '#16302B'

interface Palette {
  readonly ground: string
  readonly accent: string
  readonly soft: string
}

const palettes: readonly Palette[] = [
  { ground: '#E7F1EC', accent: '#0E6B57', soft: '#BFDCD1' },
  { ground: '#FBE9E1', accent: '#B83A1B', soft: '#F3C3B2' },
  { ground: '#E8EBF9', accent: '#3E4FB8', soft: '#C5CCF1' },
  { ground: '#E1EFF4', accent: '#0B6A86', soft: '#B5D8E4' },
  { ground: '#F5E8F2', accent: '#8A3A7C', soft: '#E2BEDA' },
  { ground: '#F7EFDC', accent: '#8A5A00', soft: '#E9D3A2' },
]

type Drawing = (colours: Palette) => string
const line = `fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`

/** One drawing for each category of products: 200 × 160. */
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

export function thing(category: string, palette: number): string {
  const colours = palettes[palette % palettes.length]!
  const draw = productDrawings[category]!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160"><rect width="200" height="160" fill="${colours.ground}"/><ellipse cx="100" cy="138" rx="58" ry="6" fill="${ink}" opacity=".08"/>${draw(colours)}</svg>`
}

/** Scenes over blog posts, 480 × 270, in the manner of the category's ground. */
const scenes: Readonly<Record<string, Drawing>> = {
  heart: (c) =>
    `<path d="M240 196c-64-40-80-74-66-100 14-24 50-22 66 8 16-30 52-32 66-8 14 26-2 60-66 100z" fill="${c.soft}" stroke="${ink}" stroke-width="3.500"/><path d="M120 150h66l14-30 22 56 18-40 10 14h110" fill="none" stroke="${c.accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  dog: (c) =>
    `<path d="M176 214c-6-52 8-86 36-96l-10-34 34 20h18l32-20-8 36c26 14 34 48 28 94" fill="#fff" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M202 84l34 20-26 22zM286 84l-32 20 26 22z" fill="${c.accent}"/><g fill="${ink}"><circle cx="228" cy="134" r="4.500"/><circle cx="262" cy="134" r="4.500"/><path d="M236 150h18l-9 9z"/></g><path d="M245 159c-4 10-14 10-18 4M245 159c4 10 14 10 18 4" ${line}/><path d="M120 214h250" ${line}/>`,
  cat: (c) =>
    `<path d="M190 214c-14-60 2-92 20-104l-4-34 26 20h28l26-20-4 34c18 12 34 44 20 104" fill="${c.soft}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><path d="M302 200c40 2 44-34 22-44" ${line}/><g fill="${ink}"><ellipse cx="230" cy="126" rx="4" ry="5.500"/><ellipse cx="262" cy="126" rx="4" ry="5.500"/></g><path d="M240 140h12l-6 7zM246 147c-2 7-9 7-12 3M246 147c2 7 9 7 12 3M208 138h-26M208 146l-24 6M284 138h26M284 146l24 6" ${line}/><path d="M120 214h250" ${line}/>`,
  laptop: (c) =>
    `<rect x="150" y="76" width="180" height="116" rx="12" fill="#fff" stroke="${ink}" stroke-width="3.500"/><path d="M120 206h240l-14 16H134z" fill="${c.soft}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/><circle cx="240" cy="120" r="19" fill="${c.soft}" stroke="${ink}" stroke-width="3"/><path d="M204 178c2-22 16-30 36-30s34 8 36 30" fill="${c.accent}" stroke="${ink}" stroke-width="3"/>`,
  leaf: (c) =>
    `<path d="M240 214c-2-60 20-110 86-130 4 62-20 108-86 116" fill="${c.soft}" stroke="${ink}" stroke-width="3.500"/><path d="M240 214c0-44-22-82-74-96-2 50 18 84 74 90" fill="${c.accent}" stroke="${ink}" stroke-width="3.500"/><path d="M240 222v-30M240 196c14-40 34-66 62-88" ${line}/>`,
  moon: (c) =>
    `<path d="M284 84a66 66 0 1 0 22 92 54 54 0 0 1-22-92z" fill="${c.soft}" stroke="${ink}" stroke-width="3.500"/><g fill="${c.accent}"><circle cx="330" cy="90" r="6"/><circle cx="350" cy="130" r="4"/><circle cx="312" cy="62" r="4"/></g><path d="M150 214h200" ${line}/>`,
}

export const sceneNames = Object.keys(scenes)

export function scene(name: string, palette: number): string {
  const colours = palettes[palette % palettes.length]!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="${colours.ground}"/><circle cx="${90 + palette * 53}" cy="70" r="44" fill="#fff" opacity=".6"/>${scenes[name]!(colours)}</svg>`
}
