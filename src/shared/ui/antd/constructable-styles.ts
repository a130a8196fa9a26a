/*
 * Stands in for rc-component's `Dom/dynamicCSS` (see the Vite configuration): the same functions over constructable style sheets, which
 * a content policy without `unsafe-inline` allows. Order: priorities ascending, before every style sheet of our own.
 */
interface Option {
  mark?: string
  prepend?: boolean | 'queue'
  priority?: number
  attachTo?: unknown
}

interface Held {
  sheet: CSSStyleSheet
  css: string
  priority: number
}

/** What callers look at of a `<style>`: rc-component marks it, reads its text and asks for its parent. */
type StyleNode = Pick<HTMLStyleElement, 'setAttribute' | 'getAttribute' | 'innerHTML' | 'parentNode'>

const held = new Map<string, Held>()

function show(): void {
  const ours = new Set([...held.values()].map(({ sheet }) => sheet))
  const others = document.adoptedStyleSheets.filter((sheet) => !ours.has(sheet))
  const sorted = [...held.values()].toSorted((a, b) => a.priority - b.priority)
  document.adoptedStyleSheets = [...sorted.map(({ sheet }) => sheet), ...others]
}

function standIn(css: string): StyleNode {
  const attributes = new Map<string, string>()
  return {
    innerHTML: css,
    parentNode: document.head,
    setAttribute: (name, value) => void attributes.set(name, value),
    getAttribute: (name) => attributes.get(name) ?? null,
  }
}

export function updateCSS(css: string, key: string, option: Option = {}): StyleNode {
  const found = held.get(key)
  if (found) {
    if (found.css !== css) {
      found.sheet.replaceSync(css)
      found.css = css
    }
  } else {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    held.set(key, { sheet, css, priority: option.priority ?? 0 })
    show()
  }
  return standIn(css)
}

export function removeCSS(key: string): void {
  const found = held.get(key)
  if (!found) return
  held.delete(key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== found.sheet)
}

let unnamed = 0

export function injectCSS(css: string, option: Option = {}): StyleNode {
  unnamed += 1
  return updateCSS(css, `unnamed-${unnamed}`, option)
}

export function clearContainerCache(): void {
  for (const key of held.keys()) removeCSS(key)
}

/* The icons ask the same module for two things more. */

export function getShadowRoot(element: Node | null | undefined): ShadowRoot | null {
  const root = element?.getRootNode()
  return root instanceof ShadowRoot ? root : null
}

const warned = new Set<string>()

export function warningOnce(isFine: boolean, message: string): void {
  if (isFine || warned.has(message)) return
  warned.add(message)
  console.error(message)
}
