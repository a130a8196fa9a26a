import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Locale } from '#contract/kernel/values.ts'
import { letterheadLengths } from '#contract/papers/values.ts'
import type { OwnLetterhead } from '#contract/papers/schemas.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { SignatureField } from '#shared/ui/signature/SignatureField.tsx'
import { usePreviewLetterheadMutation, useSaveLetterheadMutation } from '../../api.ts'
import { draftOfValues, valuesOfLetterhead } from '../../model/letterhead-values.ts'
import { PaperPreview } from '../PaperPreview.tsx'
import { usePreview } from '../use-preview.ts'
import styles from './letterhead.module.css'
import { LogoField } from './LogoField.tsx'

/** What every paper of the doctor begins and ends with, beside a paper that follows what is written. */
export function LetterheadForm({ letterhead }: { letterhead: OwnLetterhead }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [save] = useSaveLetterheadMutation()
  const [draw] = usePreviewLetterheadMutation()
  const revision = useRef(letterhead.revision)
  const form = useContractForm({
    schema: () => import('#contract/papers/schemas.ts').then((module) => module.letterheadChange),
    initial: valuesOfLetterhead(letterhead),
    prepare: (values) => ({ ...draftOfValues(values), revision: revision.current }),
    submit: async (body) => {
      revision.current = (await save({ body }).unwrap()).revision
      dispatch(toastShown({ kind: 'success', title: t('papers.letterhead.saved'), text: t('papers.letterhead.savedText') }))
    },
  })
  const body = { ...draftOfValues(form.values), locale: i18n.language as Locale }
  const preview = usePreview(JSON.stringify(body), async () => (await draw({ body })).data)
  const { usual } = letterhead
  return (
    <div className={styles.columns}>
      <Form
        form={form}
        guarded
        aria-label={t('papers.routes.prescriptionSetting.title')}
        refusals={{ letterhead_changed: t('papers.letterhead.changed') }}
        actions={
          <Button type="submit" variant="filled" loading={form.submitting}>
            {t('papers.letterhead.save')}
          </Button>
        }
      >
        <Panel title={t('papers.letterhead.head')}>
          <LogoField form={form} />
          <FormField
            form={form}
            name="heading"
            label={t('papers.letterhead.heading')}
            hint={t('papers.letterhead.headingHint')}
            optional
          >
            <TextInput maxLength={letterheadLengths.heading} placeholder={usual.heading} dir="auto" {...form.input('heading')} />
          </FormField>
          <FormField
            form={form}
            name="lines"
            label={t('papers.letterhead.lines')}
            hint={t('papers.letterhead.linesHint')}
            optional
          >
            <TextArea rows={4} placeholder={usual.lines.join('\n')} dir="auto" {...form.input('lines')} />
          </FormField>
        </Panel>
        <Panel title={t('papers.letterhead.foot')}>
          <FormField
            form={form}
            name="footer"
            label={t('papers.letterhead.footer')}
            hint={t('papers.letterhead.footerHint')}
            optional
          >
            <TextArea rows={2} maxLength={letterheadLengths.footer} dir="auto" {...form.input('footer')} />
          </FormField>
          <SignatureField
            name="signature"
            label={t('papers.letterhead.signature')}
            value={form.values.signature}
            error={form.faults['signature']}
            onChange={(signature) => form.set('signature', signature)}
          />
        </Panel>
      </Form>
      <PaperPreview {...preview} />
    </div>
  )
}
