import { scenarioNames, type ScenarioName } from '../scenarios/names.ts'

/** Takes `scenario` out of the page's address, so that a reload goes on with it and does not begin anew. `null`: none is asked for. */
export function takeScenario(): ScenarioName | null {
  const url = new URL(location.href)
  const asked = url.searchParams.get('scenario')
  url.searchParams.delete('scenario')
  if (asked !== null) history.replaceState(history.state, '', url)
  return scenarioNames.find((name) => name === asked) ?? null
}
