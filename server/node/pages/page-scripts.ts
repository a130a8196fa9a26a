import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts that the build wrote into the application's page, for the content policy. */
export function pageScripts(webFolder: string): readonly string[] {
  const file = join(webFolder, 'index.html')
  if (!existsSync(file)) return []
  return Array.from(readFileSync(file, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => text!)
}
