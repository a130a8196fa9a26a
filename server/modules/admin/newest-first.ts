/** The order of the queues that administrators look through. */
export const newestFirst = {
  column: 'created_at',
  id: 'id',
  kind: 'instant',
  direction: 'desc',
  at: (row: { created_at: string; id: string }) => [row.created_at, row.id] as const,
} as const
