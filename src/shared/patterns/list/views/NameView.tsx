import { useTranslation } from 'react-i18next'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { FormField } from '../../form/Form.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useContractForm } from '../../form/useContractForm.ts'
import { isRefused } from '../../states/fault.ts'

interface NameViewProps {
  /** The name so far; without it the view is new. */
  name?: string
  /** Throws what the API threw. */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for a view's name. */
export function NameView({ name = '', onName, onClose }: NameViewProps) {
  const { t } = useTranslation('workspace')
  const sayTaken = (error: unknown) => {
    if (!isRefused(error)) return error
    const errors = error.errors.map((fault) =>
      fault.code === 'name_taken' ? { ...fault, message: t('list.views.taken') } : fault,
    )
    return { ...error, errors }
  }
  const form = useContractForm({
    schema: () => import('#contract/views/schemas.ts').then((module) => module.viewNaming),
    initial: { name },
    submit: async (body) => {
      try {
        await onName(body.name)
      } catch (error) {
        throw sayTaken(error)
      }
      onClose()
    },
  })
  const title = name ? t('list.views.renameTitle', { name }) : t('list.views.saveTitle')
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      width={28}
      submit={name ? t('list.views.rename') : t('list.views.saveConfirm')}
    >
      <FormField form={form} name="name" label={t('list.views.name')} hint={name ? undefined : t('list.views.nameHint')} required>
        <TextInput maxLength={60} autoComplete="off" {...form.input('name')} />
      </FormField>
    </FormDialog>
  )
}
