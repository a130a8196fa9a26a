/** Hands the person what stands at an address of this page, as a file, and gives the address back. */
export function saveAddress(name: string, address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveAddress(name, URL.createObjectURL(new Blob([text], { type })))
}
