import { themes } from '../tokens/themes.ts'

export interface StrokePoint {
  /** In units of the paper. */
  x: number
  y: number
  /** 0 to 1; 0 where the device does not tell. */
  pressure: number
  /** Milliseconds; only differences mean something. */
  time: number
}

export type Stroke = readonly StrokePoint[]

/** What a person put down. The drawing is an SVG on the paper's measure, without a ground: ink that can be laid on any letter. */
export type Signature =
  | { readonly kind: 'drawn'; readonly strokes: readonly Stroke[]; readonly svg: string }
  | { readonly kind: 'typed'; readonly name: string; readonly svg: string }

/** The paper's measure. What is drawn on a phone and on a desk is the same signature. */
export const paper = { width: 600, height: 200 } as const

/** Ink is dark by night as well: it is meant for paper. */
export const ink: string = themes.light['text'] ?? 'black'

/** Between the pixels of a pad that is `width` wide and the units of the paper, either way. */
export function scaledStrokes(strokes: readonly Stroke[], factor: number): Stroke[] {
  return strokes.map((stroke) => stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })))
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** A name written out as a signature; long ones are written smaller so that they fit. `null` when there is none. */
export function typedSignature(text: string): Signature | null {
  const name = text.trim().replace(/\s+/g, ' ')
  if (name === '') return null
  const size = Math.min(64, (paper.width - 60) / (0.5 * Math.max(1, Array.from(name).length)))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}" width="${paper.width}" height="${paper.height}">` +
    `<text x="${paper.width / 2}" y="${paper.height / 2}" text-anchor="middle" dominant-baseline="central" fill="${ink}" ` +
    `font-family="cursive, serif" font-style="italic" font-size="${Math.round(size)}">${escaped(name)}</text></svg>`
  return { kind: 'typed', name, svg }
}

/** The address of the drawing, for an `img`. */
export const signatureAddress = ({ svg }: Pick<Signature, 'svg'>) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The same as pixels, `scale` for each unit of the paper, without a ground. Rejects where the browser cannot draw it. */
export async function signaturePicture(signature: Pick<Signature, 'svg'>, scale = 2): Promise<Blob> {
  const image = new Image()
  image.src = signatureAddress(signature)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = paper.width * scale
  canvas.height = paper.height * scale
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}
