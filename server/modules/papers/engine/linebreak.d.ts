declare module 'linebreak' {
  /** Finds where lines may end (Unicode Standard Annex 14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next such place, in UTF-16 units; `null` behind the last. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
