import { hubPath } from '#contract/hub/calls.ts'
import { negotiate } from './negotiate.ts'

/** Answers the hub's plain HTTP half; `null` for what is not the hub's. To be asked before the application. */
export function serveHub(request: Request): Response | null {
  const url = new URL(request.url)
  if (url.pathname !== `${hubPath}/negotiate`) return null
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  return Response.json(negotiate(url.searchParams), { headers: { 'cache-control': 'no-store' } })
}
