import { buildHalf, isBuilt } from './building/build.ts'
import { passSignalsTo, startChild } from './building/child.ts'

for (const half of ['web', 'server'] as const) {
  if (isBuilt(half)) continue
  process.stdout.write(`Building dist/${half} …\n`)
  await buildHalf(half)
}

const server = startChild(process.execPath, ['--enable-source-maps', 'dist/server/main.js'])
passSignalsTo([server])
process.exitCode = await server.ended
