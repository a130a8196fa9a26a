interface Sent<Answer> {
  // A thunk of the cache's own and a plain action alike: what the store's dispatch takes is known only where the store is made.
  readonly dispatch: (action: never) => unknown
  readonly queryFulfilled: Promise<{ readonly data: Answer }>
}

/**
 * `onQueryStarted` of a mutation that answers what a question has answered before: the new answer stands in the store at once, without
 * asking again. `upsert` makes the action of the answer and of what was sent, by `api.util.upsertQueryData`. What is refused changes nothing.
 */
export const upsertAnswer =
  <Answer, Given = unknown>(upsert: (answer: Answer, given: Given) => unknown) =>
  async (given: Given, { dispatch, queryFulfilled }: Sent<Answer>): Promise<void> => {
    const answer = await queryFulfilled.catch(() => undefined)
    if (answer) dispatch(upsert(answer.data, given) as never)
  }
