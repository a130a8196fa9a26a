import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { loadScriptFonts } from '#shared/ui/styles/script-fonts.ts'
import { ZoneContext } from '#shared/ui/time/ZoneContext.ts'
import { i18next } from './words.ts'

export interface Look {
  theme: 'light' | 'dark' | 'contrast'
  workspace: string
  language: string
  direction: 'ltr' | 'rtl' | 'language'
}

/** Gives a story what the application gives a screen: theme, accent, language, direction, zone and a router. */
export function Frame({ look, routed, children }: { look: Look; routed: boolean; children: ReactNode }) {
  const { theme, workspace, language, direction } = look
  useEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
    if (theme === 'contrast') root.dataset['contrast'] = 'more'
    else delete root.dataset['contrast']
    root.lang = language
    root.dir = direction === 'language' ? (language === 'ar' ? 'rtl' : 'ltr') : direction
    document.body.dataset['workspace'] = workspace
    loadScriptFonts(language)
    void i18next.changeLanguage(language)
  }, [theme, workspace, language, direction])
  const zoned = <ZoneContext value="America/New_York">{children}</ZoneContext>
  return routed ? zoned : <Router>{zoned}</Router>
}

const Content = createContext<ReactNode>(undefined)
const Shown = () => use(Content)

/** A data router, as the application's: forms ask before they are left. */
function Router({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Shown }]))
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}
