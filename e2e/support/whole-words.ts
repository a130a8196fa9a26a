import type { Page } from '@playwright/test'

/**
 * Words that a line's end divides: anywhere on the page within a word, and in headings, links and buttons also at a hyphen. Addresses
 * and numbers may be divided.
 */
export function dividedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node
      if (!parent || parent.closest('script, style, svg, pre, code, [aria-hidden=true]') || !parent.checkVisibility()) continue
      const word = parent.closest('h1, h2, h3, h4, a, button, label') ? /[\p{L}\p{M}-]{2,}/gu : /[\p{L}\p{M}]{2,}/gu
      for (const token of node.nodeValue!.matchAll(/\S+/g)) {
        if (/[@/_\d]|\.\S/.test(token[0])) continue
        for (const { 0: text, index } of token[0].matchAll(word)) {
          const range = document.createRange()
          range.setStart(node, token.index + index)
          range.setEnd(node, token.index + index + text.length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(`a divided word: ${text} in ${parent.tagName}`)
        }
      }
    }
    return found
  })
}
