import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutOf } from './shrink-picture.ts'
import { nextToStart, refusalOf, uploadsAfter, type Upload, type UploadAction, type UploadRule } from './uploads.ts'

const seeded = { seed: 20261120 }
const rule: UploadRule = { types: ['image/*', 'application/pdf'], mostBytes: 10, most: 3 }
const file = (type: string, size: number) => ({ type, size, name: 'a file' }) as File

describe('what may be sent', () => {
  it('is of a kind that is taken, not empty and not too large', () => {
    expect(refusalOf(file('image/png', 10), rule)).toBeUndefined()
    expect(refusalOf(file('application/pdf', 1), rule)).toBeUndefined()
    expect(refusalOf(file('application/pdfx', 1), rule)).toBe('type')
    expect(refusalOf(file('imagery/png', 1), rule)).toBe('type')
    expect(refusalOf(file('', 1), rule)).toBe('type')
    expect(refusalOf(file('image/png', 0), rule)).toBe('empty')
    expect(refusalOf(file('image/png', 11), rule)).toBe('size')
  })
})

const anyFile = fc.record({ type: fc.constantFrom('image/png', 'text/html'), size: fc.constantFrom(0, 5, 10, 99) })
const anyKey = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const anyAction: fc.Arbitrary<UploadAction<string>> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    rule: fc.constant(rule),
    files: fc.array(fc.record({ key: anyKey, file: anyFile.map(({ type, size }) => file(type, size)) }), { maxLength: 3 }),
  }),
  fc.record({ do: fc.constantFrom('start', 'pause', 'retry', 'remove'), key: anyKey }),
  fc.record({ do: fc.constant('progress' as const), key: anyKey, progress: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant('hold' as const), key: anyKey, isHeld: fc.boolean() }),
  fc.record({ do: fc.constant('done' as const), key: anyKey, result: fc.constant('stored') }),
  fc.record({ do: fc.constant('fail' as const), key: anyKey, fault: fc.constant('refused') }),
)

/** The states, each file alone, told without looking at how the list does it. */
const ways: Record<string, Partial<Record<UploadAction<string>['do'], Upload<string>['state']>>> = {
  waiting: { start: 'sending', pause: 'paused' },
  sending: { done: 'done', fail: 'failed', progress: 'sending', hold: 'sending', pause: 'paused' },
  paused: { retry: 'waiting' },
  failed: { retry: 'waiting' },
}

describe('files on their way', () => {
  it('go from state to state as told, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        let uploads: readonly Upload<string>[] = []
        for (const action of actions) {
          // A key is given once, as `useUploads` does.
          const fresh =
            action.do === 'add'
              ? {
                  ...action,
                  files: action.files.filter(
                    ({ key }, at) =>
                      !uploads.some((upload) => upload.key === key) && action.files.findIndex((each) => each.key === key) === at,
                  ),
                }
              : action
          const after = uploadsAfter(uploads, fresh)
          for (const upload of uploads) {
            const now = after.find(({ key }) => key === upload.key)
            if (action.do === 'remove' && action.key === upload.key) expect(now).toBeUndefined()
            else {
              const isMeant = action.do !== 'add' && action.key === upload.key
              expect(now?.state).toBe((isMeant && ways[upload.state]?.[action.do]) || upload.state)
              if (now?.state === 'sending') expect(now.progress).toBeGreaterThanOrEqual(upload.progress)
            }
          }
          uploads = after
          expect(uploads.filter(({ state }) => state !== 'refused').length).toBeLessThanOrEqual(3)
        }
      }),
      seeded,
    )
  })

  it('begin in the order they were chosen, no more at once than may', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('waiting', 'sending', 'done', 'failed')),
        fc.integer({ min: 1, max: 4 }),
        (states, atOnce) => {
          const uploads = states.map((state, key): Upload<string> => ({
            key: String(key),
            file: file('', 1),
            state: state as 'done',
            progress: 0,
          }))
          const next = nextToStart(uploads, atOnce)
          const sending = states.filter((state) => state === 'sending').length
          expect(next.length).toBe(Math.min(states.filter((state) => state === 'waiting').length, Math.max(0, atOnce - sending)))
          expect(next.map(({ key }) => Number(key))).toEqual(next.map(({ key }) => Number(key)).toSorted((a, b) => a - b))
        },
      ),
      seeded,
    )
  })
})

describe('a picture made small', () => {
  const sides = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
  it('is cut within itself, keeps its shape and is never enlarged', () => {
    fc.assert(
      fc.property(sides, fc.integer({ min: 1, max: 1024 }), fc.boolean(), (picture, longest, square) => {
        const cut = cutOf(picture, { longest, square })
        expect(cut.x).toBeGreaterThanOrEqual(0)
        expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width)
        expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height)
        expect(Math.max(cut.toWidth, cut.toHeight)).toBeLessThanOrEqual(longest)
        expect(cut.toWidth).toBeLessThanOrEqual(cut.width)
        if (square) expect(cut.toWidth).toBe(cut.toHeight)
        // To a pixel of rounding.
        else if (cut.toHeight > 1 && cut.toWidth > 1)
          expect(Math.abs(cut.toWidth - (picture.width * cut.toHeight) / picture.height)).toBeLessThanOrEqual(
            1 + picture.width / picture.height,
          )
      }),
      seeded,
    )
  })
})
