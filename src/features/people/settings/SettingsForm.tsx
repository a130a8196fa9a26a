import { useTranslation } from 'react-i18next'
import { Form, type FormProps } from '#shared/patterns/form/Form.tsx'
import { Button } from '#shared/ui/button/Button.tsx'

/** One form of the settings: asks before changes are left, another tab of the settings included, and saves. */
export function SettingsForm<Values extends object>({ form, children }: Pick<FormProps<Values>, 'form' | 'children'>) {
  const { t } = useTranslation('workspace')
  return (
    <Form
      form={form}
      guarded="query"
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('account.settings.save')}
        </Button>
      }
    >
      {children}
    </Form>
  )
}
