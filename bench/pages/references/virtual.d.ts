/** The words of the page that the reference stands beside; `serve-references.ts` gives them. */
declare module 'virtual:words' {
  const words: {
    readonly title: string
    readonly pieces: readonly { readonly tag: string; readonly text: string }[]
  }
  export default words
}
