/**
 * Checks who imports whom. The rules are derived from the folders (docs/architecture.md, Imports), so a new capability is
 * guarded the day it is born; a circle of imports fails too. Types count like values: a boundary is about knowledge.
 */
import { circlesOf } from './boundaries/circles.ts'
import { readImports } from './boundaries/imports.ts'
import { faultsOf, needlessKnowledge } from './boundaries/rules.ts'

const imports = readImports()
const faults = [...faultsOf(imports), ...needlessKnowledge(imports), ...circlesOf(imports)]
for (const fault of faults) console.error(fault)
console.log(`${imports.length} imports read, ${faults.length} fault${faults.length === 1 ? '' : 's'}`)
process.exitCode = faults.length > 0 ? 1 : 0
