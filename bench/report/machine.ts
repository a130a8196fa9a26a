import { cpus, loadavg, totalmem } from 'node:os'

/** The load of the last minute: who else wants the cores while this measures. */
export const load = (): string => (loadavg()[0] ?? 0).toFixed(1)

/** The kind of machine, as a line. */
export function machine(): string {
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${processors.length} cores (${processors[0]?.model ?? 'unknown'}), ${gigabytes} GB, Node ${process.versions.node}, ${process.platform}`
}
