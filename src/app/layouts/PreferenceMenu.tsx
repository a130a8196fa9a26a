import { memo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { offlineMessage, routeFailureMessage } from '#contract/kernel/specified.ts'
import { changeLocale } from '#shared/i18n/i18n.ts'
import { type Locale, localeNames, rememberLocale } from '#shared/i18n/locales.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { selectUserType } from '#shared/session/login.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { GlobeIcon, MoonIcon, SunIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import type { AppStore } from '../start/store.ts'
import { chooseTheme, storedTheme, type Theme, themes } from '../start/theme.ts'

/** Choosing the language, where there is a choice. The frame is drawn at each step of a navigation, its menus are not. */
export const LanguageMenu = memo(function LanguageMenu() {
  const { t, i18n } = useTranslation('site')
  const dispatch = useDispatch<AppStore['dispatch']>()
  const isVisitor = useSelector(selectUserType) === undefined
  if (offeredLocales.length < 2) return null

  const choose = async (locale: Locale) => {
    try {
      await changeLocale(locale)
      rememberLocale(locale)
      // In the account too, so that mails and other devices speak it; where that fails the choice still holds here.
      if (!isVisitor) await dispatch((await import('../language/keep-language.ts')).keepLanguage(locale))
    } catch {
      dispatch(errorToast(navigator.onLine ? routeFailureMessage : offlineMessage))
    }
  }
  return (
    <Menu trigger={<GlobeIcon />} label={t('app.frame.language')}>
      {offeredLocales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-current={locale === i18n.language}
          onClick={() => void choose(locale)}
        >
          {localeNames[locale]}
        </button>
      ))}
    </Menu>
  )
})

const never = () => () => {}

/** Light, dark, or as the device has it. */
export const ThemeMenu = memo(function ThemeMenu() {
  const { t } = useTranslation('site')
  const [chosen, setChosen] = useState<Theme>()
  // A page that the server drew knows no choice until it has come alive.
  const stored = useSyncExternalStore(never, storedTheme, () => 'system' as const)
  const theme = chosen ?? stored
  const names: Record<Theme, string> = {
    light: t('app.frame.themeLight'),
    dark: t('app.frame.themeDark'),
    system: t('app.frame.themeSystem'),
  }
  const choose = (next: Theme) => {
    chooseTheme(next)
    setChosen(next)
  }
  return (
    <Menu trigger={theme === 'dark' ? <MoonIcon /> : <SunIcon />} label={t('app.frame.theme')}>
      {themes.map((each) => (
        <button key={each} type="button" aria-current={each === theme} onClick={() => choose(each)}>
          {names[each]}
        </button>
      ))}
    </Menu>
  )
})
