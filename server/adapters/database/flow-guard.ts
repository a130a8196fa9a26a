import { AsyncLocalStorage } from 'node:async_hooks'
import type { FlowGuard } from './kysely.ts'

/** Follows a flow through its awaits. What a transaction leaves running after its end is free to use the root handle again. */
export function createFlowGuard(): FlowGuard {
  const flows = new AsyncLocalStorage<{ open: boolean }>()
  return {
    isInside: () => flows.getStore()?.open ?? false,
    async run(work) {
      const flow = { open: true }
      return flows.run(flow, async () => {
        try {
          return await work()
        } finally {
          flow.open = false
        }
      })
    },
  }
}
