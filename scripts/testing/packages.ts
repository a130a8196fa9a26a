import { findProgram, run } from './process.ts'

const minutes = 60_000

/**
 * The full path of a program, whose package of the system is installed where it is missing (as root, where apt-get is there). No service is
 * started with it. `null` where it cannot be had.
 */
export async function findOrInstall(program: string, name: string): Promise<string | null> {
  const found = findProgram(program)
  if (found) return found
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return null
  // In runlevel 1 a package's scripts start no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { timeout: 5 * minutes, env })
  if ((await install()).code !== 0) {
    await run('apt-get', ['update'], { timeout: 5 * minutes })
    await install()
  }
  return findProgram(program)
}
