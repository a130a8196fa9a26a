/** Making one of the browser's formats costs a hundred times what using it does: each is made once for its language and options. */
function kept<Options, Format>(make: (language: string, options?: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: string, options?: Options): Format => {
    const name = language + JSON.stringify(options)
    const format = formats.get(name) ?? make(language, options)
    formats.set(name, format)
    return format
  }
}

export const dateFormat = kept((language, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options))

export const numberFormat = kept((language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options))

export const relativeFormat = kept(
  (language, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options),
)
