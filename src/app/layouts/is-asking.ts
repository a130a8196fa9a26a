interface Asked {
  readonly status: string
  readonly data?: unknown
}

/** Whether something that a screen shows has been asked for and was never answered yet. */
export function isAsking(state: object): boolean {
  const { queries = {} } =
    (state as { readonly api?: { readonly queries?: Readonly<Record<string, Asked | undefined>> } }).api ?? {}
  return Object.values(queries).some((asked) => asked?.status === 'pending' && asked.data === undefined)
}
