import { buildPart, isBuilt } from './building/build.ts'
import { buildParts } from './building/inputs.ts'
import { passSignalsTo, startChild } from './building/child.ts'

for (const part of buildParts) {
  if (isBuilt(part)) continue
  process.stdout.write(`Building dist/${part} …\n`)
  await buildPart(part)
}

const server = startChild(process.execPath, ['--enable-source-maps', 'dist/server/main.js'])
passSignalsTo([server])
process.exitCode = await server.ended
