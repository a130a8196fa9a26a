import { papersContract as contract } from '#contract/papers/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { checkPaper, confirmFill } from './check-paper.ts'
import { previewLetterhead } from './letterhead/preview-letterhead.ts'
import { readLetterhead, saveLetterhead } from './letterhead/save-letterhead.ts'
import { pdfAnswer } from './pdf-answer.ts'

/** A signature of many strokes with all their points. */
const bodyLimit = 1024 * 1024

export const papersEndpoints: readonly Implemented[] = [
  implement(contract.readLetterhead, (platform, _input, actor) => readLetterhead(platform, actor)),
  {
    ...implement(contract.saveLetterhead, async (platform, { body }, actor) => {
      await saveLetterhead(platform, actor, body)
      return readLetterhead(platform, actor)
    }),
    bodyLimit,
  },
  {
    ...implement(contract.previewLetterhead, async (platform, { body }, actor) =>
      pdfAnswer(await previewLetterhead(platform, actor, body), 'preview'),
    ),
    bodyLimit,
  },
  implement(contract.checkPaper, (platform, { body }, _actor, { ip }) => checkPaper(platform, body.code, ip)),
  implement(contract.confirmFill, (platform, { body }, _actor, { ip }) => confirmFill(platform, body, ip)),
]
