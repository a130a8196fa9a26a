import type { Fonts } from '#server/kernel/ports.ts'
import { drawBlock } from './blocks/draw-block.ts'
import { drawFoot, drawHead } from './frame.ts'
import { drawMark } from './mark.ts'
import type { Paper } from './paper.ts'
import { writeSheets } from './write-sheets.ts'

/**
 * A paper as PDF 1.7 on A4, tagged for screen readers (PDF/UA), with only the glyphs that it uses. The same paper gives the same pages in
 * every runtime. Some 20 ms once the fonts are read.
 */
export function makePaper({ fonts }: { readonly fonts: Fonts }, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  return writeSheets(fonts, {
    ...paper,
    onPage: (target, number) => {
      if (paper.mark) drawMark(target, paper.mark)
      return drawHead(target, paper, number)
    },
    draw: (sheet) => {
      for (const block of paper.blocks) drawBlock(sheet, block)
      for (let index = 0; index < sheet.pages; index += 1) {
        sheet.document.switchToPage(index)
        drawFoot(sheet, paper, { number: index + 1, of: sheet.pages })
      }
    },
  })
}
