import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Form, type FormProps } from './Form.tsx'

interface FormDialogProps<Values extends object> extends Pick<FormProps<Values>, 'form' | 'refusals' | 'children'> {
  title: string
  /** What the button that sends says. */
  submit: ReactNode
  /** What is sent takes something away. */
  isDangerous?: boolean
  /** What leaves everything as it is; the usual word when absent. */
  keep?: ReactNode
  /** What is agreed to by sending, a price, is being asked for. */
  waits?: boolean
  /** Rem. */
  width?: number
  onClose: () => void
}

/** A form in a dialog of its own: its fields, what sends it, and what leaves everything as it is. */
export function FormDialog<Values extends object>({
  form,
  title,
  submit,
  isDangerous = false,
  keep,
  waits = false,
  width = 34,
  onClose,
  ...rest
}: FormDialogProps<Values>) {
  const { t } = useTranslation('site')
  return (
    <Dialog open onClose={onClose} title={title} width={width}>
      <Form
        {...rest}
        form={form}
        aria-label={title}
        actions={
          <>
            <Button onClick={onClose}>{keep ?? t('ui.cancel')}</Button>
            <Button type="submit" variant={isDangerous ? 'danger' : 'filled'} loading={form.submitting || waits}>
              {submit}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
