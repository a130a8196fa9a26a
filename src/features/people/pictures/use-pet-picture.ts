import { skipToken } from '@reduxjs/toolkit/query'
import { fileAt } from '#contract/files/address.ts'
import { useReadPictureQuery } from '#shared/api/files-api.ts'

/** What an `img` can show of a pet's picture; `undefined` while it is on its way, and without one. */
export function usePetPicture(picture: string | null): string | undefined {
  const id = fileAt(picture)
  return useReadPictureQuery(id ? { id } : skipToken).currentData
}
