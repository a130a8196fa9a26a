import { encode } from 'uqr'
import type { Part, Sheet } from '../sheet.ts'

const points = (value: number) => String(Math.round(value * 1000) / 1000)

/** An address as QR. Dark fields of one row are drawn as one. */
export function drawQr(sheet: Sheet, part: Part | 'artifact', url: string, at: { x: number; y: number; side: number }): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const field = at.side / size
  const rows: string[] = []
  sheet.draw(part, (document) => {
    for (const [line, fields] of data.entries())
      for (let from = 0; from < size; from += 1) {
        let to = from
        while (fields[to]) to += 1
        // Written straight: hundreds of calls of the drawing package are a tenth of a paper's time.
        if (to > from)
          rows.push(`${[at.x + from * field, at.y + line * field, (to - from) * field, field].map(points).join(' ')} re`)
        from = to
      }
    document.addContent(rows.join('\n'))
    document.fill('#000000')
  })
}
