import { pino, stdTimeFunctions, type DestinationStream } from 'pino'
import type { Log } from '#server/kernel/ports.ts'
import { redacted } from './redacted.ts'

/** Lines of JSON on standard output. Addresses, queries and bodies are redacted wherever they are handed over by mistake. */
export function createPinoLog(level: string, destination?: DestinationStream): Log {
  const logger = pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redacted },
    },
    destination,
  )
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  }
}
