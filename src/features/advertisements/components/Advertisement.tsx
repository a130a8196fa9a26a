import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShownAd } from '#contract/advertisements/schemas.ts'
import type { AdPlacement } from '#contract/advertisements/values.ts'
import { defaultLocale, locales } from '#contract/kernel/locales.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { classes } from '#shared/ui/classes.ts'
import { useCountClickMutation, useCountViewMutation, useShowAdvertisementQuery } from '../api.ts'
import { useViewing } from '../viewing/use-viewing.ts'
import styles from './Advertisement.module.css'

const nothing = () => () => {}
/** The server's drawing is kept and shown to many: no token may stand in it. */
const useIsBrowser = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

/** An advertisement, named as such, in a place that is kept for it, so that nothing moves when it comes. */
export function Advertisement({ placement }: { placement: AdPlacement }) {
  const { t } = useTranslation('site')
  const isBrowser = useIsBrowser()
  // A token counts once: each showing asks for its own.
  const { data, isFetching } = useShowAdvertisementQuery(
    { query: { placement } },
    { skip: !isBrowser, refetchOnMountOrArgChange: true },
  )
  const ad = isFetching ? null : (data?.advertisement ?? null)
  const place = useRef<HTMLElement>(null)
  const [countView] = useCountViewMutation()
  useViewing(place, ad?.token, (milliseconds) => {
    if (ad) void countView({ body: { token: ad.token, milliseconds } })
  })
  return (
    <aside ref={place} className={classes(styles.place, styles[placement])} aria-label={t('advertisements.label')}>
      {ad && (
        <>
          <p className={styles.label}>{t('advertisements.label')}</p>
          <Shown ad={ad} />
        </>
      )}
    </aside>
  )
}

function Shown({ ad }: { ad: ShownAd }) {
  const { i18n } = useTranslation('site')
  const [countClick] = useCountClickMutation()
  const { headline, text } = ad.texts[oneOf(locales, i18n.language) ?? defaultLocale]
  const follow = () => void countClick({ body: { token: ad.token } })
  const shown = (
    <>
      <img src={ad.picture} alt="" width={480} height={270} className={styles.picture} decoding="async" />
      <span className={styles.words}>
        <strong className={styles.headline}>{headline}</strong>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  )
  if (ad.link.startsWith('/')) {
    return (
      <Link to={ad.link} className={styles.link} onClick={follow}>
        {shown}
      </Link>
    )
  }
  return (
    <a href={ad.link} className={styles.link} target="_blank" rel="sponsored noopener noreferrer" onClick={follow}>
      {shown}
    </a>
  )
}
