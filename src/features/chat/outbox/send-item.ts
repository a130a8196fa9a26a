import type { ChatMessage } from '#contract/chat/schemas.ts'
import { filesCalls } from '#contract/files/calls.ts'
import { keptPictureSize } from '#contract/files/rules.ts'
import type { StoredFile } from '#contract/files/schemas.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { upload } from '#shared/api/upload.ts'
import { shrinkPicture, UnreadablePicture } from '#shared/ui/upload/shrink-picture.ts'
import { chatQuestions } from '../api.ts'
import { askOnce, type Dispatch } from '../running/ask.ts'
import type { Outcome } from './flusher.ts'
import type { OutboxItem, WaitingFile } from './outbox-item.ts'

/** Whether another try may help: nothing came, the server is busy or broken, or the session is being renewed. */
const mayBeBetterLater = (status: number) => status === 0 || status === 401 || status === 408 || status === 429 || status >= 500

/** Hands over the files, then the words. */
export async function sendItem(
  dispatch: Dispatch,
  item: OutboxItem,
  changed: (item: OutboxItem) => Promise<void>,
): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'later' }
  try {
    const files = await handOver(dispatch, item, changed)
    const { to, clientId, text, replyTo, card } = item
    const body = { to, clientId, text, replyTo, files, card: card && { kind: card.kind, id: card.id } }
    const message = await askOnce(dispatch)<ChatMessage>(chatQuestions.sendChatMessage.initiate({ body }, { track: false }))
    return { kind: 'sent', message }
  } catch (error) {
    if (error instanceof UnreadablePicture) return { kind: 'refused', reason: 'file_unreadable' }
    if (!isApiError(error)) throw error
    if (mayBeBetterLater(error.status)) return { kind: 'later', seconds: error.retryAfter }
    // Handed over more than a day ago and gone since: handed over once more.
    if (error.errors.some(({ code }) => code === 'no_such_file') && item.files.some(({ stored }) => stored)) {
      await changed({ ...item, files: item.files.map((file) => ({ ...file, stored: null })) })
      return { kind: 'later', seconds: 0 }
    }
    return { kind: 'refused', reason: error.errors[0]?.code ?? error.code }
  }
}

async function handOver(dispatch: Dispatch, item: OutboxItem, changed: (item: OutboxItem) => Promise<void>) {
  const files: WaitingFile[] = [...item.files]
  for (const [index, file] of files.entries()) {
    if (file.stored) continue
    const body = file.type.startsWith('image/')
      ? await shrinkPicture(new File([file.blob], file.name, { type: file.type }), { longest: keptPictureSize })
      : file.blob
    const stored = (await dispatch(
      upload<StoredFile>(filesCalls.storeFile, {
        query: { purpose: 'chatFile' },
        body,
        signal: new AbortController().signal,
        onProgress: () => {},
      }) as never,
    )) as StoredFile
    files[index] = { ...file, stored: stored.id }
    await changed({ ...item, files: [...files] })
  }
  return files.map(({ stored, name }) => ({ id: stored!, name }))
}
