import { run } from '../../scripts/testing/process.ts'

/** Runs a measuring program in a process of its own and reads the JSON line that it ends with. */
export async function measuredBy<T>(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', file, ...args], { env: { ...process.env, ...env } })
  const line = output
    .trim()
    .split('\n')
    .findLast((text) => text.startsWith('{'))
  if (code !== 0 || !line) throw new Error(`${file} ended with ${code}:\n${output}`)
  return JSON.parse(line) as T
}
