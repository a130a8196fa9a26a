import type { OfficeLook } from '#contract/audit/schemas.ts'

/** Looks so close to each other are one to the person: a page of the office that is open asks again and again. */
const closeMilliseconds = 15 * 60_000

/** The newest of each run in which the same administrator only looked at the same, time and again. `looks`: newest first, and so are they answered. */
export function foldLooks(looks: readonly OfficeLook[]): OfficeLook[] {
  return looks.filter((look, index) => {
    const next = looks[index - 1]
    return !next || !isAgain(next, look)
  })
}

const isAgain = (newer: OfficeLook, look: OfficeLook) =>
  look.act.endsWith('.read') &&
  newer.act === look.act &&
  newer.by === look.by &&
  newer.reason === look.reason &&
  Date.parse(newer.at) - Date.parse(look.at) <= closeMilliseconds
