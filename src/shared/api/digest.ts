/** The SHA-256 of bytes in two ways of writing it; `undefined` where the page is not secure and the browser hides its means. */
export async function digestOf(bytes: Blob): Promise<{ readonly hex: string; readonly base64: string } | undefined> {
  // Missing outside of secure contexts, whatever the types say.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const hash = new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer()))
  return {
    hex: Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    base64: btoa(String.fromCharCode(...hash)),
  }
}
