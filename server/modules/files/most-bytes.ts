import { fileRules, type FilePurpose } from '#contract/files/rules.ts'
import { isVideo, type FileType } from '#contract/kernel/file-types.ts'

/** Bytes that a purpose takes of a kind of file. */
export function mostBytesOf(purpose: FilePurpose, type: FileType): number {
  const { mostBytes, mostPictureBytes = mostBytes } = fileRules[purpose]
  return isVideo(type) ? mostBytes : mostPictureBytes
}
