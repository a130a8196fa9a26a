import type { Endpoint } from '#contract/kernel/call.ts'
import type { Module } from '../module.ts'

/** Every fault in what modules declare; the server starts only when there is none. */
export function declarationFaults(modules: readonly Module[]): string[] {
  const seen = new Set<string>()
  return modules.flatMap((module) =>
    module.endpoints.flatMap(({ endpoint }) => {
      const name = `${module.name}: ${endpoint.method} ${endpoint.path}`
      const route = `${endpoint.method} ${endpoint.path.replaceAll(/\{[^}]*\}/g, '{}')}`
      const twice = seen.has(route)
      seen.add(route)
      return [...faultsOf(endpoint), ...(twice ? ['is declared twice'] : [])].map((fault) => `${name} ${fault}`)
    }),
  )
}

function faultsOf(endpoint: Endpoint): string[] {
  const { access, path, params } = endpoint
  if (!access?.who || !access.whose) return ['does not declare who may call it, and whose records it reaches']
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!)
  const faults = names.filter((name) => !params || !(name in params.shape)).map((name) => `has no schema for {${name}}`)
  if (access.whose === 'party' && names.includes('id') && !access.record) faults.push('does not say which record {id} names')
  if (access.who === 'anyone' && access.right) faults.push('asks a staff right of callers who need no account')
  if (endpoint.idempotent && typeof endpoint.answer === 'string') faults.push('is answered once, and can keep only JSON')
  return faults
}

/** Ends the start when an endpoint is declared badly. */
export function assertDeclared(modules: readonly Module[]): void {
  const faults = declarationFaults(modules)
  if (faults.length > 0) throw new Error(`Endpoints are declared badly:\n${faults.join('\n')}`)
}
