import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { errorToast } from '#shared/toasts/toasts.ts'

/**
 * A dialog whose code is fetched when it is first opened: a screen's first view does not carry the forms that stand behind its buttons. What does
 * not come is told, and closes.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const { t } = useTranslation('site')
    const dispatch = useDispatch()
    // A function as a state would be called.
    const [come, set] = useState<{ readonly Dialog: ComponentType<Props> } | undefined>(() => known && { Dialog: known })
    const failed = useEffectEvent(() => {
      dispatch(errorToast(t('patterns.errorBody')))
      props.onClose()
    })
    useEffect(() => {
      let isGone = false
      load().then(
        (Dialog) => (isGone ? undefined : set({ Dialog: (known = Dialog) })),
        () => !isGone && failed(),
      )
      return () => {
        isGone = true
      }
    }, [])
    return come ? <come.Dialog {...props} /> : null
  }
}
