import { readFileSync } from 'node:fs'
import { minifySync, transformWithOxc } from 'vite'

/** A script that calls a function of a file with one argument. The file uses nothing but itself and what browsers have. */
export async function selfContained(file: string, name: string, argument: object): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const plain = code.replaceAll(/^export (?=function|const)/gm, '')
  return minifySync('script.js', `(() => {${plain}\n${name}(${JSON.stringify(argument)})})()`).code.trim()
}
