import type { FileType } from '#contract/kernel/picture-types.ts'

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const png = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]

/** What a file is by its first bytes; `null` for everything we do not take. Names and announced types are not believed. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, png)) return 'image/png'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  return null
}
