import { demonstrationPassword, demonstrationSignIns } from '#server/seed/index.ts'
import type { RunningServer } from './start.ts'

/** What a start prints for the person at the terminal. */
export function greeting({ url, database }: RunningServer): string {
  const lines = [`Carenest is ready: ${url}`]
  if (database === 'embedded') {
    const width = Math.max(...demonstrationSignIns.map(({ role }) => role.length))
    lines.push('', `Sign-ins, all with the password ${demonstrationPassword}`)
    for (const { role, email, route } of demonstrationSignIns) {
      lines.push(`  ${role.padEnd(width)}  ${email.padEnd(24)}  ${url}/${route}`)
    }
    lines.push('', 'Ctrl-C ends it.')
  }
  return `\n${lines.join('\n')}\n\n`
}
