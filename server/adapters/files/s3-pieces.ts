import type { AskBucket } from './s3.ts'

/** The text within the first element of that name. */
function tagged(name: string, text: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]+)</${name}>`).exec(text)?.[1]
  return found?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/**
 * S3's multipart upload: pieces one after another, put together by the store. What breaks off is called off, so that nobody pays for
 * pieces that belong to nothing; those of a process that died go by the bucket's own rule (`AbortIncompleteMultipartUpload`).
 */
export async function uploadPieces(
  ask: AskBucket,
  key: string,
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  type: string,
): Promise<void> {
  const begun = await ask(key, { method: 'POST', query: 'uploads=', headers: { 'Content-Type': type } })
  const uploadId = tagged('UploadId', await begun.text())
  if (!begun.ok || !uploadId) throw new Error('The file store has no such bucket')
  const id = `uploadId=${encodeURIComponent(uploadId)}`
  try {
    const tags: string[] = []
    for await (const piece of pieces) {
      const sent = await ask(key, { method: 'PUT', query: `partNumber=${tags.length + 1}&${id}`, body: piece })
      await sent.body?.cancel()
      const tag = sent.headers.get('etag')
      if (!sent.ok || !tag) throw new Error('The file store has lost the upload')
      tags.push(tag)
    }
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
    const completed = await ask(key, { method: 'POST', query: id, body, headers: { 'Content-Type': 'application/xml' } })
    // S3 answers 200 before it is done: only what it says then counts.
    if (!completed.ok || !tagged('ETag', await completed.text()))
      throw new Error('The file store could not put the pieces together')
  } catch (error) {
    await ask(key, { method: 'DELETE', query: id }).then(
      (response) => response.body?.cancel(),
      () => undefined,
    )
    throw error
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
