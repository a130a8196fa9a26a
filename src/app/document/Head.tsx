import { directionOf, type Locale } from '#shared/i18n/locales.ts'
import type { PageAddresses } from './addresses.ts'
import type { PageFiles } from './build-files.ts'

export interface HeadProps {
  title: string
  description: string
  brand: string
  locale: Locale
  /** Whole, of a picture for those who pass the page on. */
  picture: string
  /** It is one of what the page is about, worth to be shown large. */
  isShown: boolean
  /** Of https://ogp.me. */
  kind: 'website' | 'article'
  /** Absent: search engines pass the page by. */
  addresses?: PageAddresses
  /** Search engines pass it by all the same; whom it is passed on to is shown what it is. */
  unlisted?: boolean
  files: PageFiles
  /** Style sheets whose text is in the page already: the browser must not bring them again. */
  inlined: boolean
}

const openGraphLocale = (locale: string) => locale.replace('-', '_')

/** What is different from page to page in the head. `title` comes from the screen where that knows better. */
export function Head({
  title,
  description,
  brand,
  locale,
  picture,
  isShown,
  kind,
  addresses,
  unlisted,
  files,
  inlined,
}: HeadProps) {
  return (
    <>
      {title && <title>{title}</title>}
      <meta name="description" content={description} />
      {addresses ? (
        <>
          {unlisted && <meta name="robots" content="noindex" />}
          <link rel="canonical" href={addresses.canonical} />
          {addresses.alternates.map(({ language, href }) => (
            <link key={language} rel="alternate" hrefLang={language} href={href} />
          ))}
          <meta property="og:type" content={kind} />
          <meta property="og:site_name" content={brand} />
          {title && <meta property="og:title" content={title} />}
          <meta property="og:description" content={description} />
          <meta property="og:url" content={addresses.canonical} />
          <meta property="og:image" content={picture} />
          <meta property="og:locale" content={openGraphLocale(locale)} />
          <meta name="twitter:card" content={isShown ? 'summary_large_image' : 'summary'} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <link rel="preload" href={`/assets/i18n/${locale}.json`} as="fetch" crossOrigin="anonymous" />
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" crossOrigin="" href={href} {...(inlined && { type: inlinedType })} />
      ))}
      {files.scripts.map((href) => (
        <link key={href} rel="modulepreload" crossOrigin="" href={href} />
      ))}
    </>
  )
}

/**
 * Of a style sheet whose text stands in the page: the build's loader finds the link and brings the file no second time, and no browser fetches
 * a type that it does not know. (`disabled` said the same until Chromium 150 began to fetch what is disabled.)
 */
const inlinedType = 'text/inlined'

/** The attributes of `<html>`. `forVisitors`: whoever is signed in will be led on, and should not see the page before. */
export const rootAttributes = (locale: Locale, forVisitors: boolean) =>
  `lang="${locale}" dir="${directionOf(locale)}"${forVisitors ? ' data-for-visitors' : ''}`
