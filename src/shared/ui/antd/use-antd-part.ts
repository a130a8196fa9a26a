import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { antdLocale } from './locales.ts'

/** Loads an antd part and the words of its language together, so that it never shows another language first. */
export async function loadAntdPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  language: string,
): Promise<ComponentType<Props>> {
  // Without its words antd speaks English; nothing else is lost.
  const [module] = await Promise.all([load(), antdLocale(language).catch(() => undefined)])
  return module.default
}

/**
 * Draws an antd part that is fetched when it is `wanted`; `undefined` until it has come. `load` is a function of the module, not one made
 * while drawing. `onFail`: it could not be fetched, without a connection for example.
 */
export function useAntdPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
  onFail?: () => void,
): ((props: Props) => ReactNode) | undefined {
  const { i18n } = useTranslation('site')
  const [part, setPart] = useState<{ readonly component: ComponentType<Props> }>()
  useEffect(() => {
    if (!wanted || part) return undefined
    let isHere = true
    loadAntdPart(load, i18n.language).then(
      (component) => isHere && setPart({ component }),
      () => isHere && onFail?.(),
    )
    return () => {
      isHere = false
    }
  })
  return part && ((props) => createElement(part.component, props))
}
