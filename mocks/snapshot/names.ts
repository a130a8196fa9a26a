/** The databases that are ready to be opened: the demonstration world, and a platform on its first day. */
export const snapshotNames = ['demonstration', 'empty'] as const
export type SnapshotName = (typeof snapshotNames)[number]

/** Where the page finds them. No `.gz` at the end: some file servers would unpack it on the way. */
export const snapshotAddress = (name: SnapshotName): string => `/browser-platform/${name}.snapshot`
