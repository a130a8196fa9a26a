// @vitest-environment jsdom
/* oxlint-disable unicorn/require-post-message-target-origin -- a port has no origin */
import { expect, test, vi } from 'vitest'
import type { Question, Reply } from '../messages.ts'
import { WorkerLine } from './worker-line.ts'
import { eventually } from '../../tests/support/eventually.ts'

/** A worker that says its name and answers nothing else, until it is let go. */
function silentWorker() {
  const granted: (() => void)[] = []
  const line = {
    postMessage({ do: what }: Question, [reply]: MessagePort[]) {
      if (what === 'greet') reply!.postMessage({ answer: 'its-lock' } satisfies Reply)
    },
  }
  const request = vi.fn(
    (_name: string, _options: LockOptions, run: () => void) => new Promise<void>((resolve) => granted.push(() => resolve(run()))),
  )
  const worker = new EventTarget()
  const open = new WorkerLine(line as unknown as Worker, worker, { request } as unknown as LockManager)
  return { open, worker, request, end: () => granted.forEach((grant) => grant()) }
}

test('a worker that ends fails what is asked of it, before and after', async () => {
  const { open, request, end } = silentWorker()
  const asked = open.ask('signIn', { role: 'patient' })
  await eventually(() => expect(request).toHaveBeenCalledWith('its-lock', { mode: 'shared' }, expect.any(Function)))
  end()
  await expect(asked).rejects.toThrow('ended')
  await expect(open.ask('signIn', { role: 'patient' })).rejects.toThrow('ended')
  await expect(open.lost).rejects.toThrow('ended')
})

test('a worker whose code does not come fails it too', async () => {
  const { open, worker } = silentWorker()
  const asked = open.ask('open', { scenario: null, keep: true })
  worker.dispatchEvent(new Event('error'))
  await expect(asked).rejects.toThrow('its code did not come')
})
