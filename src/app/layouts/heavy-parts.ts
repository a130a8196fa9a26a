import i18next from 'i18next'
import { antdLocale } from '#shared/ui/antd/locales.ts'

/**
 * Parts that screens fetch once they are drawn: what of antd stands in their forms, and the editor. A workspace brings them after its screens,
 * so that the first form in which one stands does not wait for it.
 */
export const heavyParts: readonly (() => Promise<unknown>)[] = [
  () => import('#shared/ui/antd/SearchList.tsx'),
  () => antdLocale(i18next.language),
  () => import('#shared/ui/antd/NumberInput.tsx'),
  () => import('#shared/ui/antd/DatePanel.tsx'),
  () => import('#shared/ui/rich-text/RichTextEditor.tsx'),
]
