import { expect, test } from 'vitest'
import { applyRung, encodingFor } from './apply-rung.ts'
import { rungs } from './ladder.ts'

test('each rung sends the picture in its size, never larger than the camera gives it', () => {
  const scales = (width: number, height: number) =>
    rungs.map((rung) => encodingFor(rung, { width, height }).scaleResolutionDownBy)
  expect(scales(1280, 720)).toEqual([1, 1.5, 2, undefined])
  expect(scales(720, 1280)).toEqual([1, 1.5, 2, undefined])
  expect(scales(640, 480)).toEqual([1, 1, 480 / 360, undefined])
  expect(scales(320, 240)).toEqual([1, 1, 1, undefined])
  expect(encodingFor('sound', { width: 1280, height: 720 })).toEqual({ active: false })
  expect(encodingFor('hd', {})).toMatchObject({ active: true, scaleResolutionDownBy: 1 })
})

/** A sender that refuses, as browsers do, parameters that are not of its last answer. */
function makeSender(encodings: RTCRtpEncodingParameters[]) {
  let transaction = 0
  const sender = {
    encodings,
    track: { getSettings: () => ({ width: 1280, height: 720 }) },
    getParameters: () => ({ encodings: structuredClone(sender.encodings), transactionId: String((transaction += 1)) }),
    async setParameters(parameters: RTCRtpSendParameters) {
      if (parameters.transactionId !== String(transaction)) throw new DOMException('', 'InvalidStateError')
      await Promise.resolve()
      sender.encodings = parameters.encodings
      transaction += 1
    },
  }
  return sender
}

test('one change follows the other, and the last holds', async () => {
  const sender = makeSender([{ active: true }])
  const apply = (rung: (typeof rungs)[number]) => applyRung(sender as unknown as RTCRtpSender, rung)
  await Promise.all([apply('low'), apply('sound'), apply('vga')])
  expect(sender.encodings).toEqual([{ active: true, scaleResolutionDownBy: 1.5, maxFramerate: 30, maxBitrate: 800_000 }])
})

test('a sender that has nothing negotiated is left alone', async () => {
  const sender = makeSender([])
  await applyRung(sender as unknown as RTCRtpSender, 'low')
  expect(sender.encodings).toEqual([])
})
