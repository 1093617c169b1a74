type Query<Input, Answer> = {
  cancel(input: Input): Promise<void>
  setData(input: Input, answer: Answer): void
}

/** Shows what a change answered. A read that is still on its way may be older, so it no longer counts. */
export async function showAnswer<Input, Answer>(query: Query<Input, Answer>, input: Input, answer: Answer) {
  await query.cancel(input)
  query.setData(input, answer)
}
