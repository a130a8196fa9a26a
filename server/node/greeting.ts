import { demonstrationPassword, demonstrationSignIns } from '#server/seed/index.ts'
import type { RunningServer } from './start.ts'

/** What a start prints for the person at the terminal. */
export function greeting({ url, host, hasDemonstrationAccounts }: RunningServer): string {
  const lines = [`Carenest is ready: ${url}`]
  if (hasDemonstrationAccounts) {
    const width = Math.max(...demonstrationSignIns.map(({ role }) => role.length))
    lines.push('', `Sign-ins, all with the password ${demonstrationPassword}`)
    for (const { role, email, route } of demonstrationSignIns) {
      lines.push(`  ${role.padEnd(width)}  ${email.padEnd(24)}  ${url}/${route}`)
    }
    if (host === '127.0.0.1')
      lines.push('', 'Only this machine reaches it, because everybody knows these passwords. HOST=0.0.0.0 changes that.')
    lines.push('', 'Ctrl-C ends it.')
  }
  return `\n${lines.join('\n')}\n\n`
}
