import { bind } from '../kernel/call.ts'
import { pdfType, pictureTypes } from '../kernel/file-types.ts'
import { byId } from '../kernel/values.ts'
import { filesCalls } from './calls.ts'
import { byPart, fileQuery, playerAddress, readQuery, storedFile, uploadState } from './schemas.ts'

export const filesContract = bind(filesCalls, {
  storeFile: { query: fileQuery, bytes: [...pictureTypes, pdfType], answer: storedFile, status: 201 },
  readFile: { params: byId, query: readQuery, answer: 'application/octet-stream' },
  admitPlayer: { params: byId, answer: playerAddress, status: 201 },
  readUpload: { params: byId, answer: uploadState },
  sendPart: { params: byPart, bytes: ['application/octet-stream'], answer: uploadState },
})
