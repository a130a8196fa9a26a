import { pdfType } from '#contract/kernel/file-types.ts'
import { invalid } from '#server/kernel/errors.ts'

/** The end of a PDF lies within its last bytes (ISO 32000-1, 7.5.5); a ZIP's directory ends at most a comment's length before its end. */
const endBytes = 1024
const zipEndBytes = 65_557

/** What a reader would run or open on its own. Only those that stand in the open are found; a PDF is given out to keep, never shown inline. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)\b/

/**
 * A PDF whose bytes are nothing else besides: it ends where a PDF ends, no archive is hung on, nothing in the open would run. Nothing is unpacked.
 * @throws Refusal 422 naming `file`
 */
export function plainPdf(bytes: Uint8Array<ArrayBuffer>) {
  const text = latin1(bytes.subarray(-zipEndBytes))
  const end = text.slice(-endBytes)
  const last = end.lastIndexOf('%%EOF')
  if (last === -1 || end.slice(last + 5).trim() !== '' || text.includes('PK\u0005\u0006'))
    throw invalid('file', 'file_unreadable', 'This is no whole PDF, or more than one')
  if (active.test(latin1(bytes))) throw invalid('file', 'file_active', 'Files with something that runs in them are not taken')
  return { bytes, type: pdfType } as const
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
