import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { SettingChange } from '#contract/office/setting-schemas.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useChangeSettingMutation } from '../../api.ts'

/** Saves a change, says that it is in force, and leaves. */
export function useSaveSetting(onSaved: () => void): (body: SettingChange) => Promise<void> {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [save] = useChangeSettingMutation()
  return async (body) => {
    await save({ body }).unwrap()
    dispatch(toastShown({ kind: 'success', title: t('office.settings.done'), text: t(`office.settings.names.${body.name}`) }))
    onSaved()
  }
}
