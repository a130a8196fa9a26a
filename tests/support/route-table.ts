import table from '../../src/app/routing/routes.fixture.json' with { type: 'json' }

const kinds = ['public', 'visitorOnly', 'patient', 'doctor', 'admin', 'company', 'unspecifiedRule'] as const

/** The specification's table of routes, for tests. */
export const specifiedPatterns: readonly string[] = kinds.flatMap((kind) => table[kind])

/** All routes: also those, for patients, that capabilities have beyond the specification. */
export const patterns: readonly string[] = [...specifiedPatterns, ...(table.added as readonly string[])]

/** An address of the route, with some value for each parameter. */
export const addressOf = (pattern: string) => `/${pattern.replace(/:\w+/g, 'x')}`

/**
 * Where the specification shows no rule: for patients, but for one event (docs/decisions/0014), what is decided to be for visitors too, and
 * what administrators have beyond it.
 */
function decidedRule(pattern: string) {
  if (table.decidedPublic.includes(pattern)) return 'public'
  return table.decidedAdmin.includes(pattern) ? 'admin' : 'patient'
}

/** Where the table sends a person (`undefined`: a visitor), followed to the end; a second, naive reading beside the guards. */
export function expectedPath(pattern: string, userType: number | undefined): string {
  const isAdded = (table.added as readonly string[]).includes(pattern)
  const kind = isAdded ? 'unspecifiedRule' : (kinds.find((each) => table[each].includes(pattern)) ?? 'public')
  const rule = kind === 'unspecifiedRule' ? decidedRule(pattern) : kind
  if (rule === 'public') return addressOf(pattern)
  if (rule === 'visitorOnly') {
    if (userType === undefined) return addressOf(pattern)
    const redirects: Record<string, string> = table.visitorOnlyRedirect
    return expectedPath(redirects[String(userType)] ?? redirects['other'] ?? '', userType)
  }
  const mayEnter = userType !== undefined && table.allowed[rule].includes(userType)
  return mayEnter ? addressOf(pattern) : expectedPath(table.refusedTo[rule], userType)
}
