import { entryModule, modulesWithScripts, textsBroughtBy } from '../support/build.ts'
import { expect, test } from '../support/test.ts'

/** A name of antd's own configuration, which every part of it reads; the build cannot shorten it. */
const sign = 'iconPrefixCls'
const hasAntd = (module: string) => textsBroughtBy(module).some((text) => text.includes(sign))

test('the client of large calls comes with such a call alone', () => {
  const ofLiveKit = (module: string) => textsBroughtBy(module).some((text) => text.includes('could not establish pc connection'))
  const screens = modulesWithScripts.filter((name) => /\/screens\/\w+\/\w+\.tsx$/.test(name))
  expect([entryModule, ...screens].filter(ofLiveKit)).toEqual([])
  // It is looked for by the right sign.
  expect(ofLiveKit('src/features/meeting/call/livekit-room.ts')).toBe(true)
})

test('what draws the streets of a region comes with such a map alone', () => {
  const ofMapLibre = (module: string) => textsBroughtBy(module).some((text) => text.includes('maplibregl-canvas'))
  const region = 'src/shared/ui/map/region/RegionMap.tsx'
  expect(modulesWithScripts.filter((name) => name !== region).filter(ofMapLibre)).toEqual([])
  // It is looked for by the right sign.
  expect(ofMapLibre(region)).toBe(true)
})

test('the entry, the frames, public pages and sign-in bring nothing of antd, nor does any screen before it is drawn', () => {
  const screens = modulesWithScripts.filter((name) => /\/screens\/\w+\/\w+\.tsx$/.test(name))
  const frames = modulesWithScripts.filter((name) => /\/layouts\/\w+Layout\.tsx$/.test(name))
  expect(screens.length).toBeGreaterThan(30)
  expect(frames.length).toBeGreaterThan(1)
  expect([entryModule, ...frames, ...screens].filter(hasAntd)).toEqual([])
  // It is looked for by the right sign.
  expect(hasAntd('src/shared/ui/antd/SearchList.tsx')).toBe(true)
})
