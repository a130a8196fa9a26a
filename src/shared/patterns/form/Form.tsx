import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field, type FieldProps } from '#shared/ui/field/Field.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { failedCallOf } from '#shared/lib/failed-call.ts'
import { FailedCall } from '../states/FailedCall.tsx'
import { faultOf, type RefusedCode } from '../states/fault.ts'
import type { ContractForm } from './useContractForm.ts'
import styles from './Form.module.css'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

export interface FormProps<Values extends object> {
  form: ContractForm<Values>
  children: ReactNode
  /** The button that sends (`type="submit"`, `loading={form.submitting}`) and others beside it. */
  actions: ReactNode
  /** Asks before somebody leaves unsaved changes; `query`: also when they go to another tab or record of the same screen. Off for sign-in, search and the like. */
  guarded?: boolean | 'query'
  /** Sentences for refusals that name no field, by code. Otherwise the server's own sentence, or the usual one, is shown. */
  refusals?: Readonly<{ [C in RefusedCode]?: ReactNode }>
  'aria-label'?: string
}

/** Shows a contract form: its fields, its buttons, and beside these what the server refused. Leads to the first fault. */
export function Form<Values extends object>({ form, children, actions, guarded, refusals, ...rest }: FormProps<Values>) {
  const { t } = useTranslation('site')
  const element = useRef<HTMLFormElement>(null)
  const untold = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (form.attempts > 0)
      element.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input')
        ?.focus()
  }, [form.attempts])

  const { kind, refused } = faultOf(form.refusal)
  const failedCall = refused && refused.status >= 500 ? failedCallOf(form.refusal) : undefined
  const shownSomewhere = (path: string) => element.current?.elements.namedItem(path) !== null
  const homeless = Object.entries(form.faults).filter(([path]) => element.current && !shownSomewhere(path))

  const isUntold = form.refusal !== undefined || homeless.length > 0
  // However long the form is, the reason appears beside the button that was pressed, and takes the focus.
  useEffect(() => {
    if (form.refusal === undefined) return
    untold.current?.focus({ preventScroll: true })
    untold.current?.scrollIntoView({ block: 'nearest' })
  }, [form.refusal])

  return (
    // Scripts send the form. Without them, nothing that was written may end up in an address.
    <form
      {...rest}
      ref={element}
      method="post"
      noValidate
      data-sends={form.sends}
      onSubmit={(event) => void form.onSubmit(event)}
    >
      <Stack gap="5">
        {children}
        {isUntold && (
          <div ref={untold} tabIndex={-1} className={styles.untold}>
            <Stack gap="3">
              {form.refusal !== undefined && (
                <Banner tone="error" live>
                  {(refused && refusals?.[refused.code]) ??
                    (refused?.code === 'missing_right' ? t('patterns.missingRight') : undefined) ??
                    refused?.detail ??
                    t(kind === 'offline' ? 'specified.offline' : 'patterns.errorBody')}
                  {failedCall !== undefined && refused?.detail === undefined && <FailedCall id={failedCall} />}
                </Banner>
              )}
              {homeless.length > 0 && (
                <Banner tone="error" live title={t('patterns.faults', { count: homeless.length })}>
                  {homeless.map(([path, sentence]) => (
                    <div key={path}>{sentence}</div>
                  ))}
                </Banner>
              )}
            </Stack>
          </div>
        )}
        <Cluster>{actions}</Cluster>
      </Stack>
      {guarded && <UnsavedQuestion unsaved={form.dirty} isLeavingMeant={form.isSending} withQuery={guarded === 'query'} />}
    </form>
  )
}

export interface FormFieldProps<Values extends object> extends Omit<FieldProps, 'error' | 'name'> {
  form: ContractForm<Values>
  /** Name of the value, or a dotted path below it. */
  name: string
}

/** A `Field` with the form's fault for it. */
export function FormField<Values extends object>({ form, name, ...rest }: FormFieldProps<Values>) {
  return <Field {...rest} name={name} error={form.faults[name]} />
}
