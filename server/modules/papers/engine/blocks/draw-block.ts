import type { Block } from '../paper.ts'
import type { Sheet } from '../sheet.ts'
import { drawSignature } from './signature.ts'
import { drawFacts, drawTable, drawTotals } from './table.ts'
import { drawAddress, drawHeading, drawNotice, drawParagraph } from './text.ts'

export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block)
    case 'paragraph':
      return drawParagraph(sheet, block.text, block.tone ?? 'normal')
    case 'notice':
      return drawNotice(sheet, block.text)
    case 'address':
      return drawAddress(sheet, block)
    case 'facts':
      return drawFacts(sheet, block.rows)
    case 'table':
      return drawTable(sheet, block.columns, block.rows)
    case 'totals':
      return drawTotals(sheet, block.rows)
    case 'signature':
      return drawSignature(sheet, block)
    case 'space':
      sheet.y += block.height
  }
}
