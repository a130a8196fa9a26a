import { knownContracts } from './known-contracts.ts'

export interface Import {
  /** Path of the importing file, below the root. */
  readonly from: string
  /** Path below the root, or the name of a package. */
  readonly to: string
  readonly typeOnly: boolean
  readonly lazy: boolean
}

const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path) || path.includes('/testing/')
const isPackage = (path: string) => !/^(contract|server|src|mocks|tests|e2e|bench|scripts)\//.test(path)
const within = (path: string, folder: string) => path.startsWith(`${folder}/`)

/** The capability that a file belongs to: `server/modules/booking`, `src/features/booking`. */
function capabilityOf(path: string): string | null {
  return /^(server\/modules|src\/features)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null
}

/** Node-only places of the server; everything else of it also runs in a browser's worker. */
const nodeOnly = /^server\/(node\/|main\.ts|config\.ts|adapters\/|hub\/node|seed\/run)/

type Rule = (one: Import) => string | null

const contractKnowsZodOnly: Rule = ({ from, to }) =>
  within(from, 'contract') && !within(to, 'contract') && to !== 'zod' ? 'the contract imports zod and itself only' : null

const plainData = /^contract\/(.*\/)?(calls|capability|capabilities|paths|picture-types)\.ts$/

const plainDataCarriesNoSchema: Rule = ({ from, to, typeOnly }) =>
  plainData.test(from) && (to === 'zod' || (/(schemas|contract)\.ts$/.test(to) && !typeOnly))
    ? 'calls and what a capability adds are plain data, without zod'
    : null

const serverNeverKnowsScreens: Rule = ({ from, to }) =>
  within(from, 'server') && (within(to, 'src') || within(to, 'mocks')) ? 'the server never imports the application' : null

const serverCoreRunsAnywhere: Rule = ({ from, to }) =>
  within(from, 'server') &&
  !nodeOnly.test(from) &&
  (to.startsWith('node:') || nodeOnly.test(to)) &&
  !within(from, 'server/adapters')
    ? 'the core of the server runs in a browser too: no Node, no Node-only adapter'
    : null

const kernelKnowsNoCapability: Rule = ({ from, to }) =>
  /^server\/(kernel|hub|adapters)\//.test(from) && within(to, 'server/modules')
    ? 'kernel, hub and adapters know no capability'
    : null

const screensNeverKnowServer: Rule = ({ from, to }) =>
  within(from, 'src') && (within(to, 'server') || within(to, 'mocks')) ? 'the application never imports the server' : null

const sharedKnowsNoCapability: Rule = ({ from, to }) =>
  within(from, 'src/shared') && (within(to, 'src/features') || within(to, 'src/app'))
    ? 'what is shared knows no capability'
    : null

const capabilityKnowsNoApp: Rule = ({ from, to }) =>
  within(from, 'src/features') && within(to, 'src/app') ? 'a capability does not know how it is assembled' : null

const partsKnowNoApplication: Rule = ({ from, to }) =>
  within(from, 'src/shared/ui') &&
  within(to, 'src/shared') &&
  !within(to, 'src/shared/ui') &&
  !/^src\/shared\/(lib|i18n)\//.test(to)
    ? 'a part knows shared/lib and shared/i18n only'
    : null

const sessionKnowsNoApi: Rule = ({ from, to }) =>
  within(from, 'src/shared/session') && within(to, 'src/shared/api') ? 'session never imports api' : null

const neighboursThroughTheirDoor: Rule = ({ from, to }) => {
  const [own, other] = [capabilityOf(from), capabilityOf(to)]
  if (!other || own === other) return null
  if (own === null && !/^(server|src)\/(modules|features)\//.test(from)) {
    if (within(from, 'src/app') || within(from, 'mocks')) return null
    if (/^server\/(platform|modules\/index)\.ts$|^server\/(main|node|seed)/.test(from)) return null
  }
  return own !== null && !to.endsWith('/index.ts') ? 'another capability only through its index.ts' : null
}

const contractFolder = (path: string) => /^contract\/([^/]+)\//.exec(path)?.[1]

/** `kernel` is everybody's, and knows nobody. */
function knowledgeOf({ from, to }: Pick<Import, 'from' | 'to'>): readonly [string, string] | null {
  const [own, other] = [contractFolder(from), contractFolder(to)]
  return own && other && own !== other && other !== 'kernel' ? [own, other] : null
}

const contractKnowsWhomItSays: Rule = (one) => {
  const [own, other] = knowledgeOf(one) ?? []
  return own && other && !knownContracts[own]?.includes(other)
    ? 'a contract knows only those it declares (scripts/boundaries/known-contracts.ts)'
    : null
}

/** What is declared and nobody uses. */
export function needlessKnowledge(imports: readonly Pick<Import, 'from' | 'to'>[]): string[] {
  const used = new Set(imports.map((one) => knowledgeOf(one)?.join(' → ')))
  return Object.entries(knownContracts).flatMap(([own, others]) =>
    others
      .map((other) => `${own} → ${other}`)
      .filter((knowledge) => !used.has(knowledge))
      .map((knowledge) => `contract: ${knowledge} is declared and not used`),
  )
}

const oneRoleOneScreen: Rule = ({ from, to }) => {
  const [mine, theirs] = [from, to].map((path) => /^src\/features\/[^/]+\/screens\/([^/]+)\//.exec(path)?.[1])
  return mine && theirs && mine !== theirs ? "screens of one role never import another role's" : null
}

const testsAreNotImported: Rule = ({ from, to }) => (!isTest(from) && isTest(to) ? 'tests and stories are not imported' : null)

/** What was made faster at the cost of being harder to read stands behind one module; who else may know the parts is listed (docs/decisions). */
const doors: Readonly<Record<string, readonly string[]>> = {
  'src/app/document/replay.ts': ['src/app/document/early.ts'],
  'src/app/document/early.ts': ['src/app/document/show-page.tsx'],
  'src/shared/api/sent-early.ts': [
    'src/app/document/early.ts',
    'src/app/document/before-first-paint.ts',
    'src/shared/api/network.ts',
    'src/shared/patterns/form/useContractForm.ts',
  ],
  'server/modules/booking/slots/calendar-cache.ts': ['server/modules/booking/slots/cached-calendars.ts'],
  'server/modules/booking/slots/calendar-changes.ts': [
    'server/modules/booking/slots/cached-calendars.ts',
    'server/modules/booking/slots/calendar-cache.ts',
  ],
}

const throughTheDoor: Rule = ({ from, to }) =>
  doors[to]?.includes(from) === false ? `stands behind ${doors[to].join(', ')}` : null

const phoneLibrary = 'src/shared/ui/field/phone-library.ts'

/** The numbering plans of all countries are 35 kB: no page carries them, a phone field fetches them. */
const numberingPlansComeLate: Rule = ({ from, to, typeOnly, lazy }) => {
  if (within(from, 'src') && to.startsWith('libphonenumber-js') && from !== phoneLibrary) return `only ${phoneLibrary} imports it`
  return to === phoneLibrary && !typeOnly && !lazy ? 'is fetched when a field needs it: import() it' : null
}

const rules: readonly Rule[] = [
  contractKnowsZodOnly,
  plainDataCarriesNoSchema,
  serverNeverKnowsScreens,
  serverCoreRunsAnywhere,
  kernelKnowsNoCapability,
  screensNeverKnowServer,
  sharedKnowsNoCapability,
  capabilityKnowsNoApp,
  partsKnowNoApplication,
  sessionKnowsNoApi,
  neighboursThroughTheirDoor,
  contractKnowsWhomItSays,
  oneRoleOneScreen,
  testsAreNotImported,
  throughTheDoor,
  numberingPlansComeLate,
]

const aboutTests = new Set<Rule>([testsAreNotImported, oneRoleOneScreen])

/** One line for each import that crosses a boundary. Tests may reach where they like, but for what is about tests. */
export function faultsOf(imports: readonly Import[]): string[] {
  return imports.flatMap((one) =>
    rules.flatMap((rule) => {
      if (isTest(one.from) && !aboutTests.has(rule)) return []
      if (isPackage(one.to) && one.to.startsWith('.')) return [`${one.from}: imports ${one.to}, which is outside`]
      const fault = rule(one)
      return fault ? [`${one.from} → ${one.to}: ${fault}`] : []
    }),
  )
}
