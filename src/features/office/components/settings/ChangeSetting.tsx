import { useTranslation } from 'react-i18next'
import type { SettingItem } from '#contract/office/setting-schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useSaveSetting } from './use-save-setting.ts'
import { useSettingValue } from './use-setting-value.ts'

/** Sets something else. What another administrator set since the dialog was opened is never written over unseen. */
export function ChangeSetting({ setting, onClose }: { setting: SettingItem; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const valueOf = useSettingValue(setting.unit)
  const save = useSaveSetting(onClose)
  const { name, version, value, least, most } = setting
  const title = t(`office.settings.names.${name}`)
  const form = useContractForm({
    schema: () => import('#contract/office/setting-schemas.ts').then((module) => module.settingChange),
    initial: { name, version, value: String(value), reason: '' },
    prepare: (values) => ({ ...values, value: values.value === '' ? undefined : Number(values.value) }),
    submit: save,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      submit={t('office.settings.save')}
      refusals={{ setting_changed: t('office.settings.changed') }}
    >
      <p>{t(`office.settings.abouts.${name}`)}</p>
      <FormField
        form={form}
        name="value"
        label={t(`office.settings.units.${setting.unit}`)}
        hint={t('office.settings.bounds', { least: valueOf(least), most: valueOf(most) })}
        required
      >
        <NumberField min={least} max={most} {...form.input('value')} />
      </FormField>
      <FormField form={form} name="reason" label={t('office.settings.reason')} hint={t('office.settings.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}
