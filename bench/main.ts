import { parseArgs } from 'node:util'
import { measureBuilding } from './building/measure.ts'
import { measureCall } from './call/measure.ts'
import { measureChat } from './chat/measure.ts'
import { measureFirstView } from './first-view/measure.ts'
import { measureHub } from './hub/measure.ts'
import { measureLists } from './lists/measure.ts'
import { measureLongLists } from './long-lists/measure.ts'
import { measureLeaving, measureNavigation, measureWorkspaces } from './navigation/measure.ts'
import { measureOffice } from './office/measure.ts'
import { measurePages, measureSignIn } from './pages/measure.ts'
import { measureRecord } from './record/measure.ts'
import { measureShop } from './shop/measure.ts'
import { measureSocial } from './social/measure.ts'
import { measureSlots } from './slots/measure.ts'
import type { Figure } from './report/figure.ts'
import { load, machine } from './report/machine.ts'
import { tableOf, verdictOver } from './report/table.ts'
import { temporaryDatabases, type Databases } from './running/databases.ts'

/**
 * `npm run bench`: every figure the platform is held to, each beside what it is held against, in one run. `npm run bench -- slots hub`
 * measures only those, `npm run bench -- pages --address /experts --address https://elsewhere.example/` any list of pages. It tells what
 * falls short and ends with 0 all the same: figures of a busy machine are no verdict.
 */
const sections: Readonly<Record<string, (databases: Databases, addresses: readonly string[]) => Promise<Figure[]>>> = {
  building: measureBuilding,
  'first-view': measureFirstView,
  pages: measurePages,
  'sign-in': measureSignIn,
  navigation: measureNavigation,
  screens: measureWorkspaces,
  leaks: measureLeaving,
  'long-lists': measureLongLists,
  call: measureCall,
  slots: measureSlots,
  record: measureRecord,
  social: measureSocial,
  chat: measureChat,
  shop: measureShop,
  office: measureOffice,
  lists: measureLists,
  hub: measureHub,
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { address: { type: 'string', multiple: true, default: [] } },
})
for (const name of asked) if (!(name in sections)) throw new Error(`There is nothing to measure by the name ${name}`)

const databases = temporaryDatabases()
process.once('SIGINT', () => void databases.stop().finally(() => process.exit(130)))
const figures: Figure[] = []
console.log(`${machine()}; load ${load()}`)
try {
  for (const [name, measure] of Object.entries(sections)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const began = performance.now()
    process.stdout.write(`${name} …`)
    const measured = await measure(databases, values.address)
    figures.push(...measured)
    console.log(` ${Math.round((performance.now() - began) / 1000)} s, load ${load()}\n${tableOf(measured)}\n`)
  }
} finally {
  await databases.stop()
}
console.log(`\n${tableOf(figures)}\n\n${verdictOver(figures)}`)
