import { ConfigProvider } from 'antd'
import type { Locale } from 'antd/es/locale'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { workspaces } from '../tokens/themes.ts'
import { antdLocale, knownAntdLocale } from './locales.ts'
import { antdTheme } from './theme.ts'
import { useShownLook } from './use-look.ts'

/**
 * antd in our look, language and direction. Put it around what uses antd and nothing else, and load both lazily (`use-antd-part.ts`): it
 * carries antd's foundation. The old language stays until the new one's words are there. Without antd's `App`, whose messages and
 * dialogs are ours: it would add 36 kB.
 */
export default function AntdProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('site')
  const look = useShownLook()
  const [locale, setLocale] = useState<Locale | undefined>(() => knownAntdLocale(i18n.language))

  useEffect(() => {
    let wanted = true
    void antdLocale(i18n.language).then(
      (words) => wanted && setLocale(words),
      // Without its words antd speaks English; nothing else is lost.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [i18n.language])

  const workspace = workspaces.find((name) => name === look.workspace) ?? 'patient'
  return (
    <ConfigProvider theme={antdTheme(look.theme, workspace, look.moreContrast)} locale={locale} direction={look.direction}>
      {children}
    </ConfigProvider>
  )
}
