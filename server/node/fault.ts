import { ZodError } from 'zod'
import { FolderInUse } from '#server/adapters/pglite/folder-lock.ts'
import { ConfigFault } from '#server/config.ts'
import { Refusal, StartFault } from '#server/kernel/errors.ts'
import { MigrationsMissing } from './schema.ts'

/** From our pool, and as Node says it of a connection of its own. */
const noDatabase: ReadonlySet<string> = new Set(['08001', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** No such role or not allowed, a false password, no such database, no right to it, no connection left, not yet or no longer up. */
const refusedByDatabase: ReadonlySet<string> = new Set(['28000', '28P01', '3D000', '42501', '53300', '57P03'])

/** What a person at the terminal can mend gets a sentence each; everything else its stack, once. */
export function faultLines(error: unknown): readonly string[] {
  if (error instanceof ConfigFault) return error.lines
  if (error instanceof FolderInUse || error instanceof MigrationsMissing || error instanceof StartFault) return [error.message]
  if (error instanceof Refusal) return (error.more.errors ?? [{ field: '', message: error.title }]).map(sentence)
  if (error instanceof ZodError) return error.issues.map(({ path, message }) => sentence({ field: path.join('.'), message }))
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') return [`Port ${port} is in use: end what listens there, or set another PORT.`]
  if (code === 'EACCES') return [`Not allowed: ${message}`]
  if (code !== undefined && noDatabase.has(code)) return ['The database does not answer at the address in DATABASE_URL.']
  if (code !== undefined && refusedByDatabase.has(code)) return [`The database refuses: ${message}`]
  if (code?.startsWith('ERR_PARSE_ARGS')) return [message ?? code]
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
}

const sentence = ({ field, message }: { field: string; message: string }) => (field === '' ? message : `${field}: ${message}`)
