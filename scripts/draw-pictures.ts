/** Draws the demonstration world's pictures into `public/pictures`. Run again after a change of a drawing; the files are committed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { advertisementDrawings } from './pictures/advertisements.ts'
import { articleDrawings } from './pictures/articles.ts'
import { coverDrawings } from './pictures/covers.ts'
import { withDarkColours } from './pictures/dark.ts'
import { portrait } from './pictures/portrait.ts'
import { wareDrawings } from './pictures/products/index.ts'
import { framed, productDrawings, scene, sceneNames, thing } from './pictures/things.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'public', 'pictures')
const portraits = 64
const palettes = 6

function write(name: string, svg: string, of?: 'things' | 'faces'): void {
  writeFileSync(join(folder, `${name}.svg`), `${withDarkColours(svg, of).replaceAll(/(\.\d*?)0+(?=[^\d])/g, '$1')}\n`)
}

rmSync(folder, { recursive: true, force: true })
for (const kind of ['people', 'products', 'posts', 'events', 'advertisements']) mkdirSync(join(folder, kind), { recursive: true })
for (let seed = 0; seed < portraits; seed += 1) write(`people/${String(seed).padStart(2, '0')}`, portrait(seed), 'faces')
for (const [index, [category, draw]] of Object.entries(productDrawings).entries())
  write(`products/${category}-0`, thing(draw, index))
for (const { name, draw, palette } of wareDrawings) write(`products/${name}`, thing(draw, palette))
for (const [index, name] of sceneNames.entries()) {
  for (let shade = 0; shade < 3; shade += 1) write(`posts/${name}-${shade}`, scene(name, (index + shade * 2) % palettes))
}
for (const [index, [name, draw]] of Object.entries(articleDrawings).entries()) write(`posts/${name}`, framed(draw, index))
for (const [index, [kind, draw]] of Object.entries(coverDrawings).entries()) write(`events/${kind}`, framed(draw, index))
for (const [index, [name, draw]] of Object.entries(advertisementDrawings).entries())
  write(`advertisements/${name}`, framed(draw, index))
