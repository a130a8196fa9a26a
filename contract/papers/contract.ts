import { bind } from '../kernel/call.ts'
import { papersCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const papersContract = bind(papersCalls, {
  readLetterhead: { answer: schemas.ownLetterhead },
  saveLetterhead: { body: schemas.letterheadChange, answer: schemas.ownLetterhead },
  previewLetterhead: { body: schemas.letterheadPreview, answer: 'application/pdf' },
  checkPaper: { body: schemas.paperCode, answer: schemas.paperCheck },
  confirmFill: { body: schemas.fillConfirmation, answer: schemas.paperCheck },
})
