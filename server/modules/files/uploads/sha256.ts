/** SHA-256 by Web Crypto, as a database keeps it and as `Content-Digest` writes it. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<{ hex: string; base64: string }> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return {
    hex: Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    base64: btoa(String.fromCharCode(...hash)),
  }
}
