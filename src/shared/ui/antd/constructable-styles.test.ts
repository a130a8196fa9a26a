// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { clearContainerCache, injectCSS, removeCSS, updateCSS } from './constructable-styles.ts'

const texts = () => document.adoptedStyleSheets.map((sheet) => (sheet as unknown as { text: string }).text)

beforeAll(() => {
  // jsdom has no constructable style sheets: one that keeps its text is enough to see which are adopted, and in what order.
  globalThis.CSSStyleSheet = class {
    text = ''
    replaceSync(text: string) {
      this.text = text
    }
  } as unknown as typeof CSSStyleSheet
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true })
})
beforeEach(clearContainerCache)

it('writes no style element, adopts each style once and replaces what changed', () => {
  updateCSS('a{}', 'a')
  updateCSS('a{}', 'a')
  updateCSS('a{color:red}', 'a')
  expect(texts()).toEqual(['a{color:red}'])
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

it('orders by priority, keeps sheets of others after its own, and takes away what is removed', () => {
  const other = new CSSStyleSheet()
  document.adoptedStyleSheets = [other]
  updateCSS('late{}', 'late', { priority: 10 })
  updateCSS('early{}', 'early', { priority: -5 })
  injectCSS('middle{}')
  expect(texts()).toEqual(['early{}', 'middle{}', 'late{}', ''])
  removeCSS('late')
  expect(texts()).toEqual(['early{}', 'middle{}', ''])
})
