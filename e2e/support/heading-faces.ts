import type { Page } from '@playwright/test'

/** First and second headings of the page that are not in the display face of the public site. */
export function otherFaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const face = (family: string) => family.split(',')[0]!.replaceAll(/["']/g, '').trim()
    const display = face(getComputedStyle(document.documentElement).getPropertyValue('--font-display'))
    return [...document.querySelectorAll('main :is(h1, h2)')]
      .filter((heading) => face(getComputedStyle(heading).fontFamily) !== display)
      .map((heading) => `a heading in ${getComputedStyle(heading).fontFamily}: ${heading.textContent}`)
  })
}
