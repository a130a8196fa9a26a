import type { Font } from 'fontkit'
import { fontScripts, type FontScript, type Fonts, type FontWeight } from '#server/kernel/ports.ts'
import { unpackWoff } from './unpack-woff.ts'

/** A font of one script and weight. */
export interface Face {
  readonly script: FontScript
  readonly weight: FontWeight
  readonly font: Font
}

/** The faces of each weight, in the order in which a glyph is looked for. */
export type Faces = Readonly<Record<FontWeight, readonly Face[]>>

const loaded = new WeakMap<Fonts, Promise<Faces>>()

/** Read once and kept, about 2 MB; what fails is tried again with the next paper. */
export function facesOf(fonts: Fonts): Promise<Faces> {
  const known = loaded.get(fonts)
  if (known) return known
  const loading = load(fonts)
  loaded.set(fonts, loading)
  loading.catch(() => loaded.delete(fonts))
  return loading
}

async function load(fonts: Fonts): Promise<Faces> {
  const { create } = await import('fontkit')
  const face = async (script: FontScript, weight: FontWeight): Promise<Face> => {
    // Only collections of fonts have several within one file; these have one.
    const font = create((await unpackWoff(await fonts.read(script, weight))) as Parameters<typeof create>[0]) as Font
    return { script, weight, font }
  }
  const ofWeight = (weight: FontWeight) => Promise.all(fontScripts.map((script) => face(script, weight)))
  const [regular, strong] = await Promise.all([ofWeight(400), ofWeight(600)])
  return { 400: regular, 600: strong }
}
