import { bind } from '../kernel/call.ts'
import { pictureTypes } from '../kernel/picture-types.ts'
import { byId } from '../kernel/values.ts'
import { filesCalls } from './calls.ts'
import { fileQuery, storedFile } from './schemas.ts'

export const filesContract = bind(filesCalls, {
  storeFile: { query: fileQuery, bytes: pictureTypes, answer: storedFile, status: 201 },
  readFile: { params: byId, answer: 'application/octet-stream' },
})
