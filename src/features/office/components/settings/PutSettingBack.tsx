import { useTranslation } from 'react-i18next'
import type { SettingItem } from '#contract/office/setting-schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useSaveSetting } from './use-save-setting.ts'
import { useSettingValue } from './use-setting-value.ts'

/** Puts a setting back to what is usual, with a reason. */
export function PutSettingBack({ setting, onClose }: { setting: SettingItem; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const valueOf = useSettingValue(setting.unit)
  const save = useSaveSetting(onClose)
  const { name, version, value, usual } = setting
  const form = useContractForm({
    schema: () => import('#contract/office/setting-schemas.ts').then((module) => module.settingChange),
    initial: { name, version, value: null, reason: '' },
    submit: save,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('office.settings.named.putBack', { name: t(`office.settings.names.${name}`) })}
      submit={t('office.settings.verbs.putBack')}
      refusals={{ setting_changed: t('office.settings.changed') }}
    >
      <p>{t('office.settings.fromTo', { before: valueOf(value), after: valueOf(usual) })}</p>
      <FormField form={form} name="reason" label={t('office.settings.reason')} hint={t('office.settings.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}
