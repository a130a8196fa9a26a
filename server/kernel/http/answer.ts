import { z } from 'zod'
import type { Shapes } from '#contract/kernel/call.ts'

/**
 * What a handler gave, as a response. Outside production the answer is held against its schema, so that a server which says
 * something else than its contract is found by the first test that asks; in production that time is saved.
 */
export function answerResponse(shapes: Shapes, value: unknown, checked: boolean): Response {
  if (value instanceof Response) return value
  if (shapes.answer === null) return new Response(null, { status: shapes.status ?? 204 })
  if (typeof shapes.answer === 'string') throw new Error(`A handler that answers ${shapes.answer} must give a Response`)
  if (checked) {
    const result = shapes.answer.safeParse(value)
    if (!result.success) throw new Error(`The answer breaks its contract: ${z.prettifyError(result.error)}`)
  }
  return Response.json(value, { status: shapes.status ?? 200 })
}
