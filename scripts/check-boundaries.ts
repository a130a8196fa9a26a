/**
 * Checks who imports whom. The rules are derived from the folders (docs/architecture.md, Imports), so a new capability is
 * guarded the day it is born; a circle of imports fails too. Types count like values: a boundary is about knowledge. Dates that are
 * cut out of instants fail as well (`boundaries/utc-days.ts`).
 */
import { circlesOf } from './boundaries/circles.ts'
import { readImports } from './boundaries/imports.ts'
import { findCutDates, readSources } from './boundaries/utc-days.ts'
import { faultsOf, needlessKnowledge } from './boundaries/rules.ts'

const imports = readImports()
const faults = [...faultsOf(imports), ...needlessKnowledge(imports), ...circlesOf(imports), ...findCutDates(readSources())]
for (const fault of faults) console.error(fault)
console.log(`${imports.length} imports read, ${faults.length} fault${faults.length === 1 ? '' : 's'}`)
process.exitCode = faults.length > 0 ? 1 : 0
