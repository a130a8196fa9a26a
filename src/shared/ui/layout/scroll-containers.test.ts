import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** By file: how each part that scrolls is reached by keyboard. A `ScrollRegion` takes the focus; so does what has something to press inside. */
const reached: Readonly<Record<string, 'ScrollRegion' | 'own tabindex' | 'something to press is always inside'>> = {
  'src/app/layouts/WorkspaceLayout.module.css': 'something to press is always inside',
  'src/app/palette/Palette.module.css': 'something to press is always inside',
  'src/features/appointments/components/calendar/calendar.module.css': 'own tabindex',
  'src/features/booking/components/availability/availability.module.css': 'something to press is always inside',
  'src/features/chat/components/chat.module.css': 'something to press is always inside',
  'src/features/doctors/components/row/TimeGrid.module.css': 'something to press is always inside',
  'src/features/doctors/components/search/ResultBar.module.css': 'something to press is always inside',
  'src/features/meeting/room/room.module.css': 'ScrollRegion',
  'src/features/shop/components/list/ShopChoices.module.css': 'something to press is always inside',
  'src/features/trackers/components/Trackers.module.css': 'ScrollRegion',
  'src/shared/patterns/list/table/Table.module.css': 'ScrollRegion',
  'src/shared/patterns/list/virtual/VirtualList.module.css': 'own tabindex',
  'src/shared/ui/layout/ScrollRegion.stories.module.css': 'ScrollRegion',
  'src/shared/ui/navigation/Chips.module.css': 'something to press is always inside',
  'src/shared/ui/navigation/Menu.module.css': 'something to press is always inside',
  'src/shared/ui/navigation/Tabs.module.css': 'something to press is always inside',
  'src/shared/ui/overlay/Dialog.module.css': 'something to press is always inside',
  'src/shared/ui/slots/SlotPicker.module.css': 'own tabindex',
}

test('whatever scrolls can be scrolled by keyboard', () => {
  const scrolling = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.css') && /overflow(?:-[a-z]+)?:[^;]*\b(?:auto|scroll)\b/.test(readFileSync(path, 'utf8')))
  expect(scrolling.toSorted()).toEqual(Object.keys(reached).toSorted())
})
