import { pino, stdTimeFunctions, type DestinationStream } from 'pino'
import type { Log } from '#server/kernel/ports.ts'

/** Fields that hold something of a person, wherever they lie; their values never reach the log. */
const personal =
  'password token accessToken refreshToken ticket authorization cookie secret email phone address recipient to text subject body query ip userAgent'.split(
    ' ',
  )

/** Lines of JSON on standard output. Addresses, queries and bodies are redacted wherever they are handed over by mistake. */
export function createPinoLog(level: string, destination?: DestinationStream): Log {
  const logger = pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    },
    destination,
  )
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  }
}
