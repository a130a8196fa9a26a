import type { Page } from '@playwright/test'

/**
 * What is pressed on the page as it is and is a target of less than 24 by 24 pixels (WCAG 2.5.8). The exception is taken that a link within a
 * line of text is as high as its line; that of spacing is not. What a label or a whole card presses counts with it, for it is tried out.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem]'
    const isInLine = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentNode!.childNodes].some(
        (beside) => beside.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(beside.textContent ?? ''),
      )
    const reaches = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest' })
      const box = element.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return [-1, 1].every((right) =>
        [-1, 1].every((down) => {
          const hit = document.elementFromPoint(x + right * (least / 2 - 0.1), y + down * (least / 2 - 0.1))
          // A label presses its field; a choice of several lets one type wherever it is pressed.
          return hit !== null && (element.contains(hit) || hit.closest('label, .ant-select')?.contains(element) === true)
        }),
      )
    }
    const found: string[] = []
    for (const element of document.querySelectorAll(pressed)) {
      if (element.matches(':disabled') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { width, height } = element.getBoundingClientRect()
      // What is only for those who listen, or comes into sight with the focus, is a point.
      if (Math.min(width, height) <= 1 || Math.min(width, height) >= least) continue
      if (isInLine(element) || reaches(element)) continue
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
      found.push(`a target of ${Math.round(width)} by ${Math.round(height)}: ${element.tagName} ${name}`)
    }
    scrollTo(0, 0)
    return found
  })
}
