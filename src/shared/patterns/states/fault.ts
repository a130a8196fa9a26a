import type { Problem } from '#contract/kernel/problem.ts'

/** What a failed call means to the person. */
export type FaultKind = 'offline' | 'forbidden' | 'missing' | 'error'

export interface Fault {
  kind: FaultKind
  problem?: Problem
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value
}

/** Reads whatever RTK Query gave as `error`: `{ status, data }`, where `data` is the server's problem, or a thrown thing. */
export function faultOf(error: unknown): Fault {
  if (typeof error !== 'object' || error === null) return { kind: 'error' }
  const { status, data } = error as { status?: unknown; data?: unknown }
  const problem = isProblem(data) ? data : undefined
  if (status === 'OFFLINE' || status === 'FETCH_ERROR' || problem?.code === 'offline') return { kind: 'offline', problem }
  if (status === 401 || status === 403) return { kind: 'forbidden', problem }
  if (status === 404 || status === 410) return { kind: 'missing', problem }
  return { kind: 'error', problem }
}
