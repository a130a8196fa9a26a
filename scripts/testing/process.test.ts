import { expect, it } from 'vitest'
import { run } from './process.ts'

it('collects what a command says, however often it pauses within its time', async () => {
  const { code, output } = await run('sh', ['-c', 'echo one; sleep 0.2; echo two; exit 3'], { silence: 60_000 })
  expect([code, output]).toEqual([3, 'one\ntwo\n'])
})

// What it started holds its output open: without its end the run would not come back before ten minutes.
it('ends a command without a word, and what it started', async () => {
  const { code, output } = await run('sh', ['-c', 'echo begun; sleep 600 & wait'], { silence: 300 })
  expect(code).not.toBe(0)
  expect(output).toMatch(/^begun\n\nEnded: not a word for/)
})

it('says of a program that is not there that it is not', async () => {
  expect(await run('no-such-program', [])).toMatchObject({ code: 127 })
})
