import type { Browser } from '@playwright/test'
import { newVisitor } from '../running/chromium.ts'

/** A piece of a page's text: the element that says it, and what it says. */
export interface Piece {
  readonly tag: string
  readonly text: string
}

export interface Words {
  readonly title: string
  readonly pieces: readonly Piece[]
  /** Something can be filled in and sent. */
  readonly hasForm: boolean
}

/** Runs in the page: what it says, in its order. Text that is not shown is left out. */
function readWords(): Words {
  const kept = new Set(['h1', 'h2', 'h3', 'h4', 'li', 'a', 'button', 'label', 'p'])
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim()
    const element = node.parentElement
    if (!text || !element?.checkVisibility() || element.closest('script, style, noscript, select')) continue
    const holder = element.closest([...kept].join(','))
    pieces.push({ tag: holder?.localName ?? 'p', text })
  }
  return { title: document.title, pieces, hasForm: document.querySelector('form input') !== null }
}

/** The words that a page shows once it is at rest. */
export async function wordsOf(browser: Browser, address: string): Promise<Words> {
  const context = await newVisitor(browser)
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    return await page.evaluate(readWords)
  } finally {
    await context.close()
  }
}
