const before = '/api/files/'

/** Where a file is found, below the site's address. */
export const fileAddress = (id: string) => before + id

/** The file at an address; `undefined` where that is none of ours: a drawn portrait. */
export const fileAt = (address: string | null | undefined) =>
  address?.startsWith(before) ? address.slice(before.length) : undefined
