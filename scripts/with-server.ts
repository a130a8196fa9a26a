import { buildPart, isBuilt } from './building/build.ts'
import { passSignalsTo, startChild } from './building/child.ts'

/** Runs a command of the server (`seed`, `create-admin`, `migrate`, `backup`, `restore`) in its built form. */
if (!isBuilt('server')) await buildPart('server')
const command = startChild(process.execPath, ['--enable-source-maps', 'dist/server/main.js', ...process.argv.slice(2)])
passSignalsTo([command])
process.exitCode = await command.ended
