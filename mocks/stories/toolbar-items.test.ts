import { expect, it } from 'vitest'
import { toolbarItems } from './toolbar-items.ts'

it('every button of the toolbar says what it sets, whatever is chosen', () => {
  const names = new Set<string>()
  for (const { toolbar } of Object.values(toolbarItems)) {
    names.add(toolbar.title)
    for (const { title } of toolbar.items) expect(title.startsWith(`${toolbar.title}: `)).toBe(true)
  }
  expect(names.size).toBe(Object.keys(toolbarItems).length)
})
