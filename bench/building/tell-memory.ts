import { writeFileSync } from 'node:fs'

/** Read before a program: leaves the most memory its process ever had, in bytes, in the file that `BENCH_MEMORY_FILE` names. */
const file = process.env['BENCH_MEMORY_FILE']
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)))
