import { holdVisit } from './book.ts'
import type { Stage } from './scenarios.ts'

/** The patient has held a time and not paid yet. */
export async function unpaidVisit(stage: Stage): Promise<void> {
  await holdVisit(stage, await stage.signIn('patient'), 'Itchy skin since spring')
}
