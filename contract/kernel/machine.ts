/** A step of a life: the states it may be taken from, and the state it leads to. */
export interface Step<State extends string = string> {
  readonly from: readonly State[]
  readonly to: State
}

/** A life as data, from which checks, buttons and tests derive: its states, the first one first, and its steps by verb. */
export interface Machine<State extends string = string, Verb extends string = string> {
  readonly states: readonly State[]
  readonly steps: Readonly<Record<Verb, Step<State>>>
}

/** The state after the step, or `null` where the machine has no such step from there. */
export function afterStep<State extends string, Verb extends string>(
  machine: Machine<State, Verb>,
  state: State,
  verb: Verb,
): State | null {
  const step: Step<State> | undefined = machine.steps[verb]
  return step?.from.includes(state) ? step.to : null
}
